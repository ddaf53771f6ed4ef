/** Opponents by level and style: what a bot's key says before its colon, and all of it. */
import type { Words } from './words';

export interface Level {
  readonly key: string;
  /** Keys of its bots, the usual one first. */
  readonly bots: readonly string[];
}

/** The levels on offer, in the order in which their first bots are. */
export function levelsOf(bots: readonly string[]): readonly Level[] {
  const byLevel = new Map<string, readonly string[]>();
  for (const bot of bots) {
    const key = levelOf(bot);
    byLevel.set(key, [...(byLevel.get(key) ?? []), bot]);
  }
  return [...byLevel].map(([key, styles]) => ({ key, bots: styles }));
}

export function levelOf(bot: string): string {
  return bot.split(':')[0] ?? bot;
}

/** As the catalogues write a key. */
function written(bot: string): string {
  return bot.replaceAll(':', '-');
}

export function botName(words: Words, bot: string): string {
  return words.or(`bot-${written(bot)}`, 'table-bot-other', { bot });
}

/** What a bot does, where the catalogues tell it. */
export function botMeans(words: Words, bot: string): string {
  const message = `bot-${written(bot)}-means`;
  return words.has(message) ? words.t(message) : '';
}

/** A level that has no name of its own is called by its first bot. */
export function levelName(words: Words, level: Level): string {
  const message = `level-${level.key}`;
  return words.has(message) ? words.t(message) : botName(words, level.bots[0] ?? level.key);
}

/** A style that has no name of its own is called by its bot. */
export function styleName(words: Words, bot: string): string {
  const message = `style-${written(bot)}`;
  return words.has(message) ? words.t(message) : botName(words, bot);
}
