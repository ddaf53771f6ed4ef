/** What this device remembers: the sheet in use, and those that were put away. */

const SHEET = 'quadrille-keep';
const EARLIER = 'quadrille-keep-earlier';
const MOST = 12;

export interface Put {
  readonly text: string;
  /** When it was put away, as the device writes a date. */
  readonly when: string;
}

export class Memory {
  /** A browser may forbid storage; then the page still works until it is closed. */
  private read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  private write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  get sheet(): string {
    return this.read(SHEET) ?? '';
  }

  /** Whether it could be kept. */
  keep(text: string): boolean {
    return this.write(SHEET, text);
  }

  get earlier(): readonly Put[] {
    try {
      const found: unknown = JSON.parse(this.read(EARLIER) ?? '[]');
      return Array.isArray(found) ? found.filter(isPut) : [];
    } catch {
      return [];
    }
  }

  /** Another sheet is begun: this one is kept beside it. */
  putAway(text: string, when: string): void {
    const others = this.earlier.filter((each) => each.text !== text);
    if (text !== '') {
      this.write(EARLIER, JSON.stringify([{ text, when }, ...others].slice(0, MOST)));
    }
    this.keep('');
  }

  take(put: Put): void {
    const others = this.earlier.filter((each) => each.text !== put.text);
    this.write(EARLIER, JSON.stringify(others));
    this.keep(put.text);
  }
}

function isPut(found: unknown): found is Put {
  if (typeof found !== 'object' || found === null) return false;
  const { text, when } = found as Partial<Put>;
  return typeof text === 'string' && typeof when === 'string';
}

/** The names on a sheet that is put away, as its record tells them. */
export function namesOn(text: string): readonly string[] {
  const line = text.split('\n').find((each) => each.startsWith('seats '));
  return line === undefined ? [] : line.slice('seats '.length).split(' | ');
}
