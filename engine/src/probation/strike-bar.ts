import type { Probation } from './probation-answer.ts';
import { isCount, type ProbationRow } from './probation-facts.ts';

/**
 * The bar of the Three Strikes law (Pen. Code, §§ 667(c)(2), 1170.12(a)(2)) as the product reads it: a felony is convicted and a
 * conviction carries a strike. Strikes are those of the case, so this is the statute's rule (J-20).
 */
export function strikeBar(rows: readonly ProbationRow[]): Probation['reasons'][number] | undefined {
  const convictions = rows.filter((row) => row.status === 'Convicted' && isCount(row));
  const strikers = convictions.filter(({ strikes }) => strikes !== '0');
  if (strikers.length === 0 || !convictions.some(({ severity }) => severity === 'felony')) return undefined;
  return {
    text: 'Ineligible: a current felony with a prior strike.',
    authority: 'PC 667(c)(2); PC 1170.12(a)(2)',
    charges: strikers.map(({ id }) => id),
  };
}
