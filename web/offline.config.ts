/** What the scorekeeper needs to go on without a network: Python's own files, and a keeper of copies. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const KEEPER = 'service-worker.js';
const PARTS = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];

const package_ = createRequire(import.meta.url).resolve('pyodide/package.json');
const { version } = JSON.parse(readFileSync(package_, 'utf8')) as { version: string };

/** Where Python's files lie, beside the page; a new version lies elsewhere. */
export const PYTHON_HOME = `assets/python-${version}/`;

function part(name: string): Buffer {
  return readFileSync(path.join(path.dirname(package_), name));
}

export function offline(): Plugin {
  return {
    name: 'quadrille-offline',
    config: () => ({ define: { __PYTHON_HOME__: JSON.stringify(PYTHON_HOME) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = PARTS.find((each) => request.url?.endsWith(`/${PYTHON_HOME}${each}`));
        if (name === undefined) {
          next();
          return;
        }
        const kind = { mjs: 'text/javascript', wasm: 'application/wasm', zip: 'application/zip' };
        response.setHeader('Content-Type', kind[name.split('.').pop() as keyof typeof kind]);
        response.end(part(name));
      });
    },
    generateBundle(_, bundle) {
      for (const name of PARTS) {
        this.emitFile({ type: 'asset', fileName: `${PYTHON_HOME}${name}`, source: part(name) });
      }
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const kept = [...new Set([...files, ...PARTS.map((name) => `${PYTHON_HOME}${name}`)])].sort();
      const mark = createHash('sha256').update(kept.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(path.join(import.meta.dirname, KEEPER), 'utf8')
        .replace('__MARK__', mark)
        .replace("['__FILES__']", JSON.stringify(kept));
      this.emitFile({ type: 'asset', fileName: KEEPER, source });
    },
  };
}
