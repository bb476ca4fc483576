import type { CreditCharge, CreditFacts } from './credit-facts.ts';

/** Second degree burglary of 2026, convicted, three years: the test's ordinary nonviolent felony. */
export const burglary: CreditCharge = {
  id: 'c1',
  count: 1,
  statute: 'PC 459/460(b)',
  name: 'Second degree burglary',
  severity: 'felony',
  state: 'Completed',
  status: 'Convicted',
  firstDay: '2026-01-05',
  offenseDate: '2026-01-05',
  serious: false,
  violent: false,
  greatInjury: false,
  registrable: false,
  strikes: '0',
  credit: { jail: 50, prison: 50 },
  determinateDays: 1080,
  indeterminateDays: 0,
  special: null,
  concurrent: false,
};

export const robbery: CreditCharge = {
  ...burglary,
  id: 'c2',
  count: 2,
  statute: 'PC 211/212.5(c)',
  name: 'Second degree robbery',
  serious: true,
  violent: true,
  credit: { jail: 15, prison: 15 },
  determinateDays: 1800,
};

export const murder: CreditCharge = {
  ...robbery,
  id: 'c3',
  count: 3,
  statute: 'PC 187(a)',
  name: 'Second degree murder',
  credit: { jail: 0, prison: 0 },
  determinateDays: 0,
  indeterminateDays: 5400,
};

export const factsOf = (charges: readonly CreditCharge[], more: Partial<CreditFacts> = {}): CreditFacts => ({
  charges,
  custody: [],
  violentPriors: 0,
  priorSeriousFelony: false,
  place: 'prison',
  commitmentDays: 1080,
  sentencingDate: '2026-08-01',
  ...more,
});
