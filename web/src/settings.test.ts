import { describe, expect, it } from 'vitest';
import { DEFAULTS, duration, readSettings } from './settings';

describe('settings', () => {
  it('are the usual ones when nothing was written', () => {
    expect(readSettings(null)).toBe(DEFAULTS);
    expect(readSettings('not json')).toBe(DEFAULTS);
    expect(readSettings('7')).toBe(DEFAULTS);
  });

  it('keep what is still a choice and leave the rest', () => {
    const read = readSettings('{"theme":"dark","hold":null,"tap":"throw","unknown":1}');
    expect(read.theme).toBe('dark');
    expect(read.hold).toBeNull();
    expect(read.tap).toBe('lift');
    expect(read).not.toHaveProperty('unknown');
  });

  it('switch motion off', () => {
    expect(duration({ ...DEFAULTS, motion: 'off' })).toBe(0);
    expect(duration({ ...DEFAULTS, motion: 'slow' })).toBeGreaterThan(duration(DEFAULTS));
  });
});
