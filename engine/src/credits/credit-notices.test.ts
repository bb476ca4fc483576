import { describe, expect, test } from 'vitest';
import { addDays } from '../numbers/iso-date.ts';
import { creditNotices } from './credit-notices.ts';
import { burglary, factsOf, robbery } from './credits.fixture.ts';

const codes = (facts: Parameters<typeof creditNotices>[0]) => creditNotices(facts).map(({ code }) => code);

describe('where the product and the law part', () => {
  const shorter = { ...robbery, concurrent: true, determinateDays: 720 } as const;

  test.for([
    [[{ ...shorter, status: 'Dismissed' }], 0],
    [[{ ...shorter, severity: 'misdemeanor' }], 0],
    [[shorter, { ...shorter, id: 'c9', concurrent: false }], 0],
    [[shorter, { ...shorter, id: 'c9' }], 2],
  ] as const)('Reeves speaks of violent felonies that are all concurrent, case %#: %i counts', ([violent, counts]) => {
    const reeves = creditNotices(factsOf([burglary, ...violent])).find(
      ({ code }) => code === 'REEVES_CONCURRENT_VIOLENT',
    );
    expect(reeves?.charges ?? []).toEqual(['c2', 'c9'].slice(0, counts));
    expect(reeves?.authority ?? 'none').toBe(counts === 0 ? 'none' : 'In re Reeves (2005) 35 Cal.4th 765');
  });

  test.for([
    [3, '2026-01-05', ['c1']],
    [4, '2026-01-05', []],
    [0, '2026-01-05', []],
    [5, '2009-01-05', ['c1']],
    [6, '2009-01-05', []],
  ] as const)(
    'a commitment of %i days for an act of %s: said of %j (J-10)',
    ([commitmentDays, offenseDate, charges]) => {
      const custody = [{ in: addDays(offenseDate, 1), out: addDays(offenseDate, 3), rate: 'auto' }] as const;
      const facts = factsOf([{ ...burglary, firstDay: offenseDate, offenseDate }], { custody, commitmentDays });
      const notices = creditNotices(facts);
      expect(notices.flatMap((notice) => notice.charges)).toEqual(charges);
      expect(notices.map(({ authority }) => authority)).toEqual(
        charges.map(() => 'PC 4019(e); People v. Dieck (2009) 46 Cal.4th 934'),
      );
    },
  );

  test('every notice is a sentence with its authority', () => {
    const custody = [
      { in: '2026-01-10', out: '2026-01-09', rate: '50' },
      { in: '2026-07-29', out: '2026-07-29', rate: '50' },
      { in: '2026-07-31', out: '2026-07-31', rate: '50' },
      { in: '2026-07-31', out: '2026-07-31', rate: '50' },
    ] as const;
    const notices = creditNotices(
      factsOf([{ ...burglary, strikes: '1' }, shorter], { custody, sentencingDate: '2026-07-30', commitmentDays: 3 }),
    );
    expect(new Set(notices.map(({ code }) => code)).size).toBe(8);
    for (const { text, authority } of notices) {
      expect(text).toMatch(/^[A-Z].{40,}[.?]$/);
      expect(authority).not.toBe('');
    }
    expect(notices[0]).toMatchObject({ authority: 'PC 2900.5', charges: [] });
  });

  test.for([
    [{ ...robbery, concurrent: true, determinateDays: 720 }, ['REEVES_CONCURRENT_VIOLENT']],
    [{ ...robbery, concurrent: true, determinateDays: 1080 }, []],
    [{ ...robbery, concurrent: false, determinateDays: 720 }, []],
  ] as const)('a violent term beside three nonviolent years, case %#: %j (J-33)', ([violent, notices]) => {
    expect(codes(factsOf([burglary, violent]))).toEqual(notices);
  });

  test('the twenty per cent of a strike is explained (J-08)', () => {
    expect(creditNotices(factsOf([{ ...burglary, strikes: '2+' }]))).toEqual([
      expect.objectContaining({
        code: 'STRIKE_CREDIT_AFTER_SENTENCE',
        charges: ['c1'],
        authority: 'People v. Thomas (1999) 21 Cal.4th 1122',
      }),
    ]);
  });
});
