import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, inclusiveDays } from '../numbers/iso-date.ts';
import { creditNotices } from './credit-notices.ts';
import { burglary, factsOf } from './credits.fixture.ts';
import { credits } from './credits.ts';

const codes = (facts: Parameters<typeof creditNotices>[0]) => creditNotices(facts).map(({ code }) => code);

describe('no day counts twice (R-D01)', () => {
  const rows = (...spans: (readonly [string, string])[]) =>
    spans.map(([first, last]) => ({ in: first, out: last, rate: '50' }) as const);

  test.for([
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-10', '2026-01-20']), 20, ['CUSTODY_OVERLAP']],
    [rows(['2026-01-10', '2026-01-20'], ['2026-01-01', '2026-01-31']), 31, ['CUSTODY_OVERLAP']],
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-12', '2026-01-20']), 19, ['CUSTODY_GAP_ONE_DAY']],
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-11', '2026-01-20']), 20, []],
    [rows(['2026-01-01', '2026-01-10'], ['2026-01-13', '2026-01-20']), 18, []],
    [rows(['2026-07-30', '2026-08-01']), 3, []],
    [rows(['2026-07-29', '2026-08-01']), 4, []],
    [rows(['2026-07-29', '2026-08-02']), 5, ['CUSTODY_FUTURE']],
    [rows(['2026-02-01', '2026-01-01']), 0, ['CUSTODY_REVERSED']],
    [rows(['2026-02-01', '2026-02-01']), 1, []],
    [
      rows(['2026-01-01', '2026-03-01'], ['2026-01-05', '2026-01-10'], ['2026-01-12', '2026-01-20']),
      60,
      ['CUSTODY_OVERLAP', 'CUSTODY_OVERLAP'],
    ],
    [rows(['2026-01-01', '2026-01-05'], ['2026-01-01', '2026-01-10']), 10, ['CUSTODY_OVERLAP']],
    // rows that overlap alike are told once
    [
      rows(['2026-01-01', '2026-01-09'], ['2026-01-05', '2026-01-09'], ['2026-01-05', '2026-01-09']),
      9,
      ['CUSTODY_OVERLAP'],
    ],
  ] as const)('rows %#: %i days, notices %j', ([custody, actual, notices]) => {
    const facts = factsOf([{ ...burglary, firstDay: '2025-12-01' }], { custody });
    expect(credits(facts).actual).toBe(actual);
    expect(codes(facts)).toEqual(notices);
  });

  test('a check on the rows tells their days as the product shows days', () => {
    const custody = rows(['2026-06-01', '2026-06-30'], ['2026-06-15', '2026-07-01'], ['2026-07-03', '2026-08-02']);
    expect(creditNotices(factsOf([burglary], { custody })).map(({ text }) => text)).toEqual([
      'Custody from 06/15/2026 overlaps custody until 06/30/2026: each day counts once.',
      'Custody until 08/02/2026 lies beyond 08/01/2026: days not yet served are counted.',
      'One day lies between custody until 07/01/2026 and from 07/03/2026: was it custody too?',
    ]);
  });

  test('actual days are the days that any row holds, in whatever order the rows come', () => {
    const row = fc.record({ start: fc.nat(400), length: fc.nat(60) }).map(({ start, length }) => {
      const first = addDays('2025-01-01', start);
      return { in: first, out: addDays(first, length), rate: 'auto' } as const;
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (custody) => {
        const held = new Set(
          custody.flatMap(({ in: first, out }) =>
            Array.from({ length: inclusiveDays(first, out) }, (_, index) => addDays(first, index)),
          ),
        );
        const answer = credits(factsOf([burglary], { custody }));
        expect(answer.actual).toBe(held.size);
        expect(credits(factsOf([burglary], { custody: custody.toReversed() })).conduct).toBe(answer.conduct);
      }),
    );
  });
});
