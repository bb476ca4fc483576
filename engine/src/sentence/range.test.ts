import { describe, expect, test } from 'vitest';
import type { Summary } from '../answer.ts';
import { answerTo, type TestCharge } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { compareExposure } from './range.ts';

const robbery = 'PC 211/212.5(c)';

const days = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}) => {
  const { minimum, selected, maximum } = answerTo(charges, more).range;
  return [minimum, selected, maximum].map(({ totalDeterminate, totalIndeterminate }) => [
    totalDeterminate,
    totalIndeterminate,
  ]);
};

describe('the exposure range (R-C04)', () => {
  test('lower and concurrent, as selected, upper and consecutive', () => {
    expect(
      days([
        { crime: robbery, term: 'middle' },
        { crime: 'PC 422', term: 'lower' },
      ]),
    ).toEqual([
      [720, 0],
      [1080 + 240, 0],
      [1800 + 240, 0],
    ]);
  });

  test('enhancements follow their count’s choice and stay in', () => {
    expect(days([{ crime: robbery, enhancements: [{ crime: 'PC 12022.5(a)', term: 'middle' }] }])).toEqual([
      [720 + 1080, 0],
      [1800 + 1440, 0],
      [1800 + 3600, 0],
    ]);
  });

  test('what must be consecutive is so in the minimum too', () => {
    const rapes = [
      { crime: 'PC 261(a)(2)', victim: 'A' },
      { crime: 'PC 261(a)(2)', victim: 'B' },
    ];
    expect(days(rapes)[0]).toEqual([2160, 0]);
  });

  test('full terms that the court may choose are in the maximum', () => {
    expect(days([{ crime: 'PC 261(a)(2)' }, { crime: 'PC 261(a)(2)' }])).toEqual([
      [1080, 0],
      [2880 + 720, 0],
      [5760, 0],
    ]);
  });

  test('of several life terms the longest remains', () => {
    expect(days([{ crime: 'PC 187(a) first degree' }, { crime: 'PC 187(a) second degree' }])).toEqual([
      [0, 9000],
      [0, 14_400],
      [0, 14_400],
    ]);
  });

  test('a comparison above the law is its own maximum', () => {
    const [, selected, maximum] = days([{ crime: robbery }, { crime: 'PC 422', subordinateTerm: 'full' }]);
    expect(maximum).toEqual(selected);
  });

  test('of an occasion that must run, the count the user chose may be the lesser', () => {
    const charges = [
      { crime: 'PC 187(a) first degree', occasion: 'A' },
      { crime: 'PC 422', occasion: 'B' },
      { crime: 'PC 187(a) second degree', occasion: 'B', run: 'concurrent' },
    ] as const;
    expect(days(charges, { strikes: '1' })[0]).toEqual([960, 18_000]);
  });

  const drunkDriving = { statute: 'VC 23152(a)/23540', kind: 'crime', severity: 'misdemeanor' } as const;

  test.for([
    ['its choice', { crime: 'PC 148(a)(1)', days: 100 }, [0, 100, 364]],
    ['its choice, though none was made', { crime: 'PC 148(a)(1)' }, [0, 364, 364]],
    ['what is commanded', { crime: { ...drunkDriving, terms: { upper: '364d' } } }, [90, 364, 364]],
    [
      'fewer days than are commanded',
      { crime: { ...drunkDriving, terms: { upper: '364d' } }, days: 10 },
      [10, 10, 364],
    ],
  ] as const)('of a misdemeanor’s jail the court has %s', ([, charge, expected]) => {
    const { minimum, selected, maximum } = answerTo([charge]).range;
    const jailDays = [minimum, selected, maximum].map(({ exposureDaysMisdemeanor }) => exposureDaysMisdemeanor);
    expect(jailDays).toEqual(expected);
  });

  test('strikes are not dismissed', () => {
    expect(days([{ crime: robbery }], { strikes: '1' })).toEqual([
      [1440, 0],
      [3600, 0],
      [3600, 0],
    ]);
  });
});

const exposure = (
  totalDeterminate: number,
  totalIndeterminate: number,
  exposureDaysMisdemeanor = 0,
  special: Summary['special'] = null,
) => ({ totalDeterminate, totalIndeterminate, exposureDaysMisdemeanor, special }) as Summary;

test.for([
  ['death and life without parole', exposure(0, 0, 0, 'DEATH'), exposure(9000, 9000, 364, 'LWOP')],
  ['life without parole and any time', exposure(0, 0, 0, 'LWOP'), exposure(9000, 9000, 364)],
  ['more time in all', exposure(1081, 9000), exposure(1080, 9000)],
  ['a longer life part of equal time', exposure(1080, 9000), exposure(9000, 1080)],
  ['more days in jail beside equal terms', exposure(1080, 9000, 364), exposure(1080, 9000, 180)],
  ['more days in jail alone', exposure(0, 0, 364), exposure(0, 0, 180)],
] as const)('%s: the first is the graver', ([, graver, lighter]) => {
  expect(compareExposure(graver, lighter)).toBeGreaterThan(0);
  expect(compareExposure(lighter, graver)).toBeLessThan(0);
  expect(compareExposure(graver, graver)).toBe(0);
});
