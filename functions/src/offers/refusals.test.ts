import type { CaseFile } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { refusalsOf } from './refusals.ts';

const law = { catalogue: readCatalogue(), today: '2026-11-22' };
const asked = { kind: 'offer', madeBy: 'People', madeAt: '2026-11-20', expiresAt: null, form: 'fixed' } as const;
const caseOf = (...crimes: readonly string[]): CaseFile => ({
  caseFile: 1,
  sentencingDate: law.today,
  charges: crimes.map((crime, at) => ({ id: `c${at + 1}`, count: at + 1, crime, date: '2026-03-14', term: 'upper' })),
});
const refused = (file: CaseFile, returnDays: number | null, form: 'fixed' | 'open' = 'fixed') =>
  refusalsOf({ filed: file, offered: file, asked: { ...asked, form, returnDays }, law }).map(({ path }) => path);

/** Robbery of 5 years (PC 213(a)(2)), 1,800 days; battery of a partner 364 days (PC 243(e)(1)). */
const robbery = 'PC 211/212.5(c)';
test.for([
  ['less than agreed', [robbery], 1799, ['returnDays']],
  ['as much', [robbery], 1800, []],
  ['more, of a count that is at its most', [robbery], 1801, ['returnDays']],
  ['none', [robbery], null, []],
  ['less than years with jail beside', [robbery, 'PC 243(e)(1)'], 2163, ['returnDays']],
  ['any days for a life term', ['PC 187(a) first degree'], 36_000, ['returnDays']],
] as const)('a term of who does not return is no less than what is agreed (Cruz): %s', ([, crimes, days, paths]) => {
  expect(refused(caseOf(...crimes), days)).toEqual(paths);
});

const low = (crimes: readonly string[], status?: 'Dismissed'): CaseFile => {
  const file = caseOf(...crimes);
  return {
    ...file,
    charges: file.charges.map((charge, at) => ({ ...charge, term: 'lower', ...(at > 0 && status && { status }) })),
  };
};

/** 25 years of a robbery with a gun that was fired, and torture, seven years to life (PC 206.1, 3046(a)(1)), beside. */
const withLifeBeside: CaseFile = {
  ...low([robbery]),
  charges: [
    {
      id: 'c1',
      count: 1,
      crime: robbery,
      date: '2026-03-14',
      term: 'upper',
      enhancements: [{ id: 'e1', crime: 'PC 12022.53(c)' }],
    },
    { id: 'c2', count: 2, crime: 'PC 206', date: '2026-03-14', run: 'concurrent' },
  ],
};

/** Second degree robbery: 2, 3 or 5 years (PC 213(a)(2)), 720 to 1,800 days; a second one a third of the middle, 360 more (PC 1170.1(a)). */
test.for([
  ['the most of one count', low([robbery]), 1800, []],
  ['more than it', low([robbery]), 1801, ['returnDays']],
  ['the most of two', low([robbery, robbery]), 2160, []],
  ['more than both', low([robbery, robbery]), 2161, ['returnDays']],
  ['that of a count which is dismissed', low([robbery, robbery], 'Dismissed'), 2160, ['returnDays']],
  ['days of a life term that could follow in place of running beside', withLifeBeside, 36_000, []],
] as const)(
  'a term of who does not return is no more than what is pleaded to can bring: %s',
  ([, file, days, paths]) => {
    expect(refused(file, days)).toEqual(paths);
  },
);

test('a term that no count can bring is refused with the most that they can', () => {
  const file = low([robbery]);
  const [one] = refusalsOf({ filed: file, offered: file, asked: { ...asked, returnDays: 3600 }, law });
  expect(one).toEqual({ path: 'returnDays', message: 'The counts pleaded to can bring 5y at most.' });
});

test('an open plea agrees on no term that one of who does not return may be less than', () => {
  expect(refused(caseOf(robbery), 1799, 'open')).toEqual([]);
});
