import { describe, expect, test } from 'vitest';
import { burglary, factsOf, murder } from './release.fixture.ts';
import { release } from './release.ts';

describe('elderly parole (R-D08)', () => {
  test.for([
    ['1970-01-01', '2046-01-01'],
    ['1996-03-01', '2046-03-01'],
  ] as const)('born %s: %s', ([birthdate, date]) => {
    const answer = release(
      factsOf([murder], { birthdate, custody: [{ in: '2026-01-01', out: '2026-01-05', rate: 'auto' }] }),
    );
    expect([answer.elderlyParole, answer.paroleAuthority.elderly]).toEqual([date, 'PC 3055(a), (c)']);
  });

  test.for([
    [factsOf([{ ...murder, strikes: '1' }], { birthdate: '1970-01-01' }), 'Three Strikes'],
    [factsOf([murder, { ...burglary, strikes: '1' }], { birthdate: '1970-01-01' }), 'Three Strikes'],
    [factsOf([{ ...murder, officerMurdered: true }], { birthdate: '1970-01-01' }), 'PC 3055(h)'],
    [factsOf([murder], { birthdate: '1970-01-01', summary: { special: 'LWOP' } }), 'LWOP'],
    [factsOf([murder], { birthdate: '1970-01-01', summary: { place: 'jail1170h' } }), 'only from state prison'],
    [factsOf([murder]), 'date of birth'],
    [factsOf([burglary], { birthdate: '1970-01-01' }), 'ends before the hearing'],
  ] as const)('none, case %#: %s', ([facts, reason]) => {
    const answer = release(facts);
    expect(answer.elderlyParole).toBeNull();
    expect(answer.notes.find((note) => note.startsWith('Elderly'))).toContain(reason);
  });
});
