import { describe, expect, it } from 'vitest';
import { botMeans, levelName, levelsOf, styleName } from './levels';
import { words } from './words';

const WORDS = words('en', 'french');
const OFFERED = ['maxims', 'maxims:historical', 'thumb', 'search:50', 'search:300', 'random'];

describe('levels of opponents', () => {
  it('gather the styles of a level and stand as they are offered, the usual one first', () => {
    expect(levelsOf(OFFERED)).toEqual([
      { key: 'maxims', bots: ['maxims', 'maxims:historical'] },
      { key: 'thumb', bots: ['thumb'] },
      { key: 'search', bots: ['search:50', 'search:300'] },
      { key: 'random', bots: ['random'] },
    ]);
  });

  it('have names, and so have their styles', () => {
    const [maxims, thumb] = levelsOf(OFFERED).map((level) => levelName(WORDS, level));
    expect([maxims, thumb]).toEqual(['Maxims', 'Rules of thumb']);
    expect(styleName(WORDS, 'maxims')).toBe('Tuned');
    expect(styleName(WORDS, 'maxims:historical')).toBe('By the old book');
    expect(['search:50', 'search:300', 'search:2000'].map((bot) => styleName(WORDS, bot))).toEqual([
      'Quick',
      'Table',
      'Club',
    ]);
  });

  it('are listed by their own key where nobody has named them', () => {
    const [level] = levelsOf(['oracle:deep']);
    expect(level && levelName(WORDS, level)).toBe('oracle:deep');
    expect(styleName(WORDS, 'oracle:deep')).toBe('oracle:deep');
    expect(botMeans(WORDS, 'oracle:deep')).toBe('');
  });

  it('tell what a bot does', () => {
    expect(botMeans(WORDS, 'maxims:historical')).toContain('old treatise');
  });
});
