import type { CaseFile } from '@countwise/engine';

/** The numbers of counts that are measured. */
export const sizes = [1, 20, 40, 100, 500];

/** How often a case of so many counts is computed, so that each size takes about as long. */
export const roundsOf = (counts: number): number => Math.max(50, Math.round(10_000 / counts));

const crimes = ['PC 211/212.5(c)', 'PC 245(a)(1)', 'PC 459/460(a)', 'HS 11378', 'PC 664/187(a)', 'PC 29800(a)(1)'];

/** A case of felonies of different schemes, half of them with an enhancement, each on a day of its own. */
export const caseOf = (counts: number): CaseFile => ({
  caseFile: 1,
  strikes: '1',
  caseEnhancements: [{ id: 'prior', crime: 'PC 667(a)(1)' }],
  charges: Array.from({ length: counts }, (_, index) => ({
    id: `c${index + 1}`,
    count: index + 1,
    crime: crimes[index % crimes.length] ?? 'PC 211/212.5(c)',
    date: `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
    enhancements: index % 2 === 0 ? [{ id: `e${index + 1}`, crime: 'PC 12022.7(a)' }] : [],
  })),
});
