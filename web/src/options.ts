/** What a table may agree on, in an order in which a long list can be read. */
import type { Choice } from './protocol';

export type Subject = 'bids' | 'call' | 'play' | 'accounts';

export interface Chapter {
  readonly subject: Subject;
  readonly choices: readonly Choice[];
}

const SUBJECTS: readonly Subject[] = ['bids', 'call', 'play', 'accounts'];

/** Whatever is not listed belongs to the accounts. */
const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  mediateur: 'bids',
  positional_priority: 'bids',
  all_pass: 'bids',
  contre: 'bids',
  favourite: 'bids',
  vole_through_mediateur: 'bids',
  self_call: 'call',
  queen_call: 'call',
  forced_invite: 'call',
  returned_king: 'call',
  good_hand_return: 'call',
  vole_consent: 'play',
  trick_review: 'play',
  stop_when_settled: 'play',
};

export function chaptersOf(choices: readonly Choice[]): readonly Chapter[] {
  return SUBJECTS.map((subject) => ({
    subject,
    choices: choices.filter((choice) => (SUBJECT_OF[choice.key] ?? 'accounts') === subject),
  })).filter((chapter) => chapter.choices.length > 0);
}
