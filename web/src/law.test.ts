import { describe, expect, it } from 'vitest';
import { lawAddress } from './addresses';
import { fetchLaw, lawPlace } from './law';
import { hasMessage } from './words';

describe('the law pages', () => {
  it('have an address for the list, for each rule set and for each clause', () => {
    expect(lawPlace('#/law')).toEqual({ rules: null, clause: null });
    expect(lawPlace('#/law/mediateur')).toEqual({ rules: 'mediateur', clause: null });
    expect(lawPlace(lawAddress('PLAY-2', 'quanti'))).toEqual({
      rules: 'quanti',
      clause: 'PLAY-2',
    });
    expect(lawPlace('#table=one')).toBeNull();
  });

  it('tell every clause in words of the catalogues', async () => {
    const law = await fetchLaw();
    const ids = law.leaves.flatMap((leaf) =>
      leaf.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)),
    );
    expect(ids.filter((id) => !hasMessage(`clause-${id}`))).toEqual([]);
  });

  it('leave out accounts by which a rule set does not pay', async () => {
    const law = await fetchLaw();
    const groups = (rules: string): readonly string[] =>
      law.leaves.find((leaf) => leaf.rules === rules)?.chapters.map(({ group }) => group) ?? [];
    expect(groups('quanti')).toContain('QPAY');
    expect(groups('quanti')).not.toContain('MPAY');
    expect(groups('mediateur')).toContain('BEAST');
    expect(groups('mediateur')).not.toContain('HIST');
  });
});
