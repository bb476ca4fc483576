import { describe, expect, test } from 'vitest';
import { burglary, factsOf, murder, robbery } from './release.fixture.ts';
import { releaseNotices } from './release-notices.ts';

describe('notices of release and parole', () => {
  const codes = (facts: Parameters<typeof releaseNotices>[0]) => releaseNotices(facts).map(({ code }) => code);
  const striker = { rate: '20', authority: 'PC 667(c)(5)', cdcrRate: '50', cdcrAuthority: '15 CCR 3043.2' };

  test.for([
    [factsOf([burglary]), []],
    [factsOf([murder]), ['LIFE_CREDIT_LITIGATION', 'PROP57_EXCLUDED_VIOLENT']],
    [factsOf([burglary, { ...robbery, status: 'Stayed654' }]), ['PROP57_EXCLUDED_VIOLENT']],
    [factsOf([burglary], { summary: { place: 'jail1170h' } }), ['PROP57_OTHER_TRACK', 'SPLIT_NOT_STATED']],
    [
      factsOf([{ ...burglary, indeterminateDays: 9000, thirdStrike: true }], {}),
      ['LIFE_CREDIT_LITIGATION', 'PROP57_OTHER_TRACK'],
    ],
    [factsOf([burglary], { credits: { afterSentence: striker } }), ['FUTURE_RATE_STATUTORY']],
    [factsOf([burglary], { credits: { afterSentence: striker }, futureRate: '50' }), []],
    [factsOf([burglary], { credits: { afterSentence: { ...striker, cdcrRate: '20' } } }), []],
    [factsOf([burglary], { credits: { afterSentence: striker }, summary: { totalDeterminate: 0 } }), []],
    [
      factsOf([burglary], { credits: { afterSentence: striker }, summary: { place: 'jail1170h' } }),
      ['PROP57_OTHER_TRACK', 'SPLIT_NOT_STATED'],
    ],
    [factsOf([], {}), []],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(codes(facts)).toEqual(expected);
  });

  test('each is a sentence that names its counts', () => {
    const life = { ...burglary, id: 'c9', indeterminateDays: 9000, thirdStrike: true };
    const cases = [
      factsOf([burglary, murder]),
      factsOf([burglary, life]),
      factsOf([burglary], { summary: { place: 'jail1170h' } }),
      factsOf([burglary, { ...robbery, status: 'Stayed654' }], { credits: { afterSentence: striker } }),
    ];
    const notices = cases.flatMap((facts) => releaseNotices(facts));
    expect(notices.map(({ code, charges }) => [code, ...charges])).toEqual([
      ['LIFE_CREDIT_LITIGATION', 'c3'],
      ['PROP57_EXCLUDED_VIOLENT', 'c3'],
      ['LIFE_CREDIT_LITIGATION', 'c9'],
      ['PROP57_OTHER_TRACK', 'c1', 'c9'],
      ['PROP57_OTHER_TRACK', 'c1'],
      ['SPLIT_NOT_STATED', 'c1'],
      ['FUTURE_RATE_STATUTORY', 'c1'],
      ['PROP57_EXCLUDED_VIOLENT', 'c2'],
    ]);
    for (const { text, authority } of notices) {
      expect(text).toMatch(/^[A-Z].{40,}\.$/);
      expect(authority).not.toBe('');
    }
  });

  test('names the counts that exclude, with the regulation', () => {
    expect(releaseNotices(factsOf([burglary, robbery]))).toEqual([
      expect.objectContaining({
        code: 'PROP57_EXCLUDED_VIOLENT',
        charges: ['c2'],
        authority: '15 CCR 3490(a)(5); In re Mohammad (2022) 12 Cal.5th 518',
      }),
    ]);
  });
});
