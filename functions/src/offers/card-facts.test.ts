import type { CaseFile } from '@countwise/engine';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { boundsOf } from './bounds-of.ts';
import { cardFacts } from './card-facts.ts';
import { countedOf } from './disposition.ts';

const sources = { catalogue: readCatalogue(), reference: readReference() };
const today = '2026-11-22';
const law = { catalogue: sources.catalogue, today };

type Charge = Omit<CaseFile['charges'][number], 'id' | 'count'>;
const caseOf = (charges: readonly Charge[], more: Partial<CaseFile> = {}): CaseFile => ({
  caseFile: 1,
  sentencingDate: today,
  charges: charges.map((charge, at) => ({ id: `c${at + 1}`, count: at + 1, ...charge })),
  ...more,
});
const cardOf = (file: CaseFile) => cardFacts(countedOf(file, file, law), file, sources, today);

/** Second degree burglary 16 months, 2 or 3 years (PC 461(b)); battery of a partner 364 days (PC 243(e)(1), 18.5(a)). */
const onProbation = caseOf([
  { crime: 'PC 459/460(b)', date: '2026-03-14', probation: { granted: true, jailDays: 180 } },
  { crime: 'PC 243(e)(1)', date: '2026-03-14', days: 60, probation: { granted: true, jailDays: 60 } },
]);

test('a trial of a case on probation is of its terms: probation is no term (PC 1203.1(a))', () => {
  const { trial, most, term } = cardOf(onProbation);
  const years = (count: number) => ({ years: count, months: 0, days: 0 });
  expect(trial.most).toEqual({ special: null, lifeYears: null, determinate: years(3), jailDays: 364 });
  expect(most).toEqual({ special: null, lifeYears: null, determinate: years(2), jailDays: 364 });
  expect(term.determinate).toEqual(years(0));
  expect(boundsOf(countedOf(onProbation, onProbation, law), law).least).toBeNull();
});

test('the months of the card are those of the crime, not those of a victim who may be related (PC 1203.097(a)(1))', () => {
  const [burglary] = onProbation.charges;
  expect(cardOf(onProbation).after).toMatchObject([{ kind: 'probation', months: 36 }]);
  expect(cardOf(caseOf(burglary === undefined ? [] : [burglary])).after).toMatchObject([{ months: 24 }]);
});
