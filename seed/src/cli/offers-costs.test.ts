import type { CaseFile, Catalogue } from '@countwise/engine';
import { expect, test } from 'vitest';
import { breakEvenText } from './offers-costs.ts';

const missing = () => ({ kind: 'missing', message: 'no catalogue' }) as const;
const catalogue: Catalogue = { version: 'none', byStatute: missing, byId: missing };
const law = { catalogue, today: '2026-08-01' };

const robbery = {
  statute: 'PC 211',
  kind: 'crime',
  severity: 'felony',
  terms: { upper: '5y' },
  serious: true,
  violent: true,
} as const;
const gun = { statute: 'PC 29800(a)(1)', kind: 'crime', severity: 'felony', terms: { upper: '2y' } } as const;

/** A felon's gun with a robbery of the same act: stayed beside it, the robbery is punished where the gun is not proved (PC 654). */
const ofOneAct: CaseFile = {
  caseFile: 1,
  charges: [
    { id: 'c1', count: 1, crime: gun, date: '2026-03-14', occasion: 'A' },
    { id: 'c2', count: 2, crime: robbery, date: '2026-03-14', occasion: 'A', status: 'Stayed654' },
  ],
  release: { start: '2026-08-01' },
};

const gunProved = (offer: number): string => breakEvenText(ofOneAct, { group: ['c1'], offer, side: 'statute' }, law);

test('where proving a count makes the whole shorter the offer serves less below the chance, not above it', () => {
  // at 15 %, for a stayed robbery limits the gun's credit too (In re Pope (2010) 50 Cal.4th 777): 2y is 622 of 731 days,
  // 5y is 1,553 of 1,826 (PC 2933.1(a)); 853 of 931 is 92 of 100
  expect(gunProved(700).split('\n').slice(0, 2)).toEqual([
    'Offer and trial come to the same days on average if count 1, PC 29800(a)(1) would be proved in 92 of 100 such trials. Proved in fewer of them, the offer serves less; in more, the trial.',
    '(1,553 days - 700 days) / (1,553 days - 622 days)',
  ]);
});

test.for([
  [622, 'The offer serves no more than a trial, whatever the chance of proving count 1, PC 29800(a)(1).'],
  [1553, 'The offer serves no less than a trial, whatever the chance of proving count 1, PC 29800(a)(1).'],
] as const)('an offer of %i days has no chance of its own', ([offer, words]) => {
  expect(gunProved(offer).split('\n')[0]).toBe(words);
});

test('where proving a count makes the whole longer the offer serves less above the chance', () => {
  const both: CaseFile = {
    ...ofOneAct,
    charges: ofOneAct.charges.map(({ status: _, ...charge }) => ({ ...charge, run: 'concurrent' as const })),
  };
  // with the robbery 1,553 days, without it 366 of 731 at half (PC 2933(b)): (700 - 366) / (1,553 - 366) is 28 of 100
  const words = breakEvenText(both, { group: ['c2'], offer: 700, side: 'statute' }, law);
  expect(words).toContain(
    'in 28 of 100 such trials. Proved in more of them, the offer serves less; in fewer, the trial.',
  );
});
