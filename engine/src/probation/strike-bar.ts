import type { Probation } from '../answer/probation.ts';
import { isCount, type ProbationRow } from './probation-facts.ts';

/**
 * The bar of the Three Strikes law (Pen. Code, §§ 667(c)(2), 1170.12(a)(2)) of a felony on which a
 * prior strike stands: one that is dismissed bars nothing (People v. Superior Court (Romero) (1996) 13 Cal.4th 497; J-20).
 */
export function strikeBar(rows: readonly ProbationRow[]): Probation['reasons'][number] | undefined {
  const strikers = rows.filter(
    (row) => row.status === 'Convicted' && isCount(row) && row.strikes !== '0' && row.severity === 'felony',
  );
  if (strikers.length === 0) return undefined;
  return {
    text: 'Ineligible: a current felony with a prior strike.',
    authority: 'PC 667(c)(2); PC 1170.12(a)(2)',
    charges: strikers.map(({ id }) => id),
  };
}
