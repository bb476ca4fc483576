import type { ProbationFacts, ProbationRow, SelectedLimitation } from './probation-facts.ts';

/** Second degree burglary, convicted: the test's felony without a limitation. */
export const burglary: ProbationRow = {
  id: 'c1',
  statute: 'PC 459/460(b)',
  kind: 'crime',
  severity: 'felony',
  groups: [],
  state: 'Completed',
  status: 'Convicted',
  strikes: '0',
  violent: false,
  offenseDate: '2026-01-05',
  maximumTerm: 1080,
};

export const firstDegreeBurglary: ProbationRow = {
  ...burglary,
  id: 'c2',
  statute: 'PC 459/460(a)',
  probationLimit: { id: 'PC 462(a)', level: 2 },
};

export const robbery: ProbationRow = { ...burglary, id: 'c3', statute: 'PC 211/212.5(c)', violent: true };

/** A firearm finding on the robbery. */
export const firearm: ProbationRow = {
  ...burglary,
  id: 'e1',
  statute: 'PC 12022.53(b)',
  kind: 'conduct',
  parentStatus: 'Convicted',
  probationLimit: { id: 'PC 12022.53(g)', level: 1 },
};

export const lewdAct: ProbationRow = {
  ...burglary,
  id: 'c4',
  statute: 'PC 288(a)',
  violent: true,
  probationLimit: { id: 'PC 1203.066(d)', level: 5 },
};

export const factsOf = (
  rows: readonly ProbationRow[],
  limitations: readonly SelectedLimitation[] = [],
  sentencingDate = '2026-08-01',
): ProbationFacts => ({ rows, limitations, sentencingDate });
