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
    [factsOf([burglary], { summary: { place: 'jail1170h' } }), ['SPLIT_NOT_STATED']],
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
      ['SPLIT_NOT_STATED'],
    ],
    [factsOf([], {}), []],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(codes(facts)).toEqual(expected);
  });

  const violent = { rate: '15', authority: 'PC 2933.1(a)', cdcrRate: '33', cdcrAuthority: '15 CCR 3043.2' };
  test.for([
    ['50', violent, '15 CCR 3043.2'],
    ['67', violent, '15 CCR 3043.2'],
    ['33', violent, null],
    // a program may give more than a half
    ['67', { ...violent, rate: '50', cdcrRate: '50' }, null],
    ['67', striker, null],
    [undefined, violent, null],
  ] as const)('a future rate of %s after %j: %s', ([futureRate, afterSentence, authority]) => {
    const notice = releaseNotices(factsOf([robbery], { credits: { afterSentence }, futureRate })).find(
      ({ code }) => code === 'FUTURE_RATE_ABOVE_LAW',
    );
    expect(notice?.authority ?? null).toBe(authority);
  });

  test.for([
    [
      '15',
      { ...violent, rate: '50', cdcrRate: '50' },
      'The estimate uses 15%, as chosen; the statute gives up to 50%.',
    ],
    ['0', violent, 'The estimate uses 0%, as chosen; the statute gives up to 15%.'],
    ['15', violent, null],
    ['33', striker, null],
    ['67', violent, null],
    [undefined, violent, null],
  ] as const)('a future rate of %s below that after %j: %s', ([futureRate, afterSentence, words]) => {
    const notice = releaseNotices(factsOf([robbery], { credits: { afterSentence }, futureRate })).find(
      ({ code }) => code === 'FUTURE_RATE_BELOW_LAW',
    );
    expect([notice?.text ?? null, notice?.authority ?? null]).toEqual([
      words,
      words === null ? null : afterSentence.authority,
    ]);
  });

  test.for([
    ['2026-01-04', true],
    ['2026-01-05', false],
    ['2026-01-06', false],
  ] as const)('a term from %s, sentenced on 2026-01-05: %s', ([start, told]) => {
    expect(codes(factsOf([burglary], { start })).includes('TERM_BEFORE_SENTENCE')).toBe(told);
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
