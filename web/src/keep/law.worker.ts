/**
 * The law itself, in the page: Python compiled for browsers, the modules of the law as they are,
 * and a small stand-in for the one compiled package that they use. Nothing is fetched after this
 * has begun, so the scorekeeper goes on where no network reaches.
 */
import { loadPyodide } from 'pyodide';
import type { FromLaw, ToLaw } from './law';
import type { Game } from './shared';
import STAND_IN from './python/msgspec.py?raw';

const ROOT = '/law';

/** Everything that the scorekeeper's door imports; what a table alone needs is left out. */
const MODULES = import.meta.glob<string>(
  [
    '../../../src/quadrille/{__init__,books,cards,cite,errors,ledger,money,seats,seen,sitting,view}.py',
    '../../../src/quadrille/{loo,record,rules,rulesets,scorekeeper,scorekeeper/loo,text}/*.py',
    '!**/loo/screen.py',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Python has packages of its own to fetch, and none of them is wanted here. */
const NO_PACKAGES = JSON.stringify({
  info: {
    abi_version: '2026_0',
    arch: 'wasm32',
    platform: 'emscripten_5_0_0',
    python: '3.14.0',
    version: '314.0.7',
  },
  packages: {},
});

/** What of Python's own files is needed here. */
interface Files {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, text: string) => void;
}

type Door = (game: Game, request: string) => string;

async function awaken(home: string): Promise<Door> {
  const python = await loadPyodide({ indexURL: home, lockFileContents: NO_PACKAGES });
  const disk = (python as unknown as { FS: Files }).FS;
  const files = new Map([[`${ROOT}/msgspec.py`, STAND_IN]]);
  for (const [path, text] of Object.entries(MODULES)) {
    files.set(`${ROOT}/${path.slice(path.indexOf('quadrille/'))}`, text);
  }
  for (const [path, text] of files) {
    disk.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    disk.writeFile(path, text);
  }
  const open = `import sys; sys.path.insert(0, ${JSON.stringify(ROOT)})
from quadrille.scorekeeper import page
from quadrille.scorekeeper.loo import page as loo
lambda game, request: {'quadrille': page, 'loo': loo}[game].reply(request)`;
  return python.runPython(open) as Door;
}

let door: Promise<Door> | null = null;

function post(message: FromLaw): void {
  postMessage(message);
}

onmessage = ({ data }: MessageEvent<ToLaw>): void => {
  if (data.t === 'wake') {
    door = awaken(data.home);
    door.then(
      () => {
        post({ t: 'awake' });
      },
      (problem: unknown) => {
        post({ t: 'failed', why: String(problem) });
      },
    );
    return;
  }
  const { id, game, request } = data;
  door
    ?.then((reply) => {
      post({ t: 'reply', id, reply: reply(game, request) });
    })
    .catch((problem: unknown) => {
      post({ t: 'broken', id, why: String(problem) });
    });
};
