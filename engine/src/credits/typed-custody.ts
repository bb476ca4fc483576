import type { Notice } from '../answer/answer.ts';
import { dayText } from '../numbers/display.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { caseRegime } from './case-regime.ts';
import { convictionsOf, custodial } from './conviction.ts';
import type { CreditFacts } from './credit-facts.ts';
import { custodyPeriods } from './custody-periods.ts';
import type { JailCreditRegime } from './jail-credit-regime.ts';

/** Custody that begins before the first act of any conviction is not for its conduct: Pen. Code, § 2900.5(b). */
function beforeTheAct(facts: CreditFacts): readonly Notice[] {
  const acts = custodial(convictionsOf(facts));
  const first = acts.reduce<IsoDate | null>(
    (day, { charge }) => (day === null || charge.firstDay < day ? charge.firstDay : day),
    null,
  );
  if (first === null) return [];
  return custodyPeriods(facts.custody)
    .filter((period) => period.days > 0 && period.in < first)
    .map((period) => ({
      code: 'CUSTODY_BEFORE_ACT',
      charges: acts.map(({ charge }) => charge.id),
      authority: 'PC 2900.5(b)',
      text: `Custody from ${dayText(period.in)} begins before the first act, of ${dayText(first)}: it is counted, but the law credits custody for the same conduct alone.`,
    }));
}

/** Programs of the jail may give more than a half; where the law gives less than a half nothing gives more. */
const isAbove = (rate: string, { ratio }: JailCreditRegime): boolean => ratio !== '50' && Number(rate) > Number(ratio);

const isBelow = (rate: string, { ratio }: JailCreditRegime): boolean => Number(rate) < Number(ratio);

/** A rate of the user that gives more than the law of the custody day does, or less, as one chosen for a graver charge may. */
function otherRate(facts: CreditFacts): readonly Notice[] {
  const convictions = custodial(convictionsOf(facts));
  if (convictions.length === 0) return [];
  const charges = convictions.map(({ charge }) => charge.id);
  const regimeOn = caseRegime(facts);
  return custodyPeriods(facts.custody).flatMap(({ in: from, days, rate }): readonly Notice[] => {
    const regime = regimeOn(from);
    const { ratio, authority } = regime;
    if (rate === 'auto' || days === 0) return [];
    const counted = `Custody from ${dayText(from)} is counted at ${rate}%`;
    if (isAbove(rate, regime)) {
      const text = `${counted}; the law gives ${ratio}% at most for these counts.`;
      return [{ code: 'CREDIT_RATE_ABOVE_LAW', charges, authority, text }];
    }
    if (!isBelow(rate, regime)) return [];
    const text = `${counted}, as chosen; the law gives up to ${ratio}% for these counts.`;
    return [{ code: 'CREDIT_RATE_BELOW_LAW', charges, authority, text }];
  });
}

/** What was typed of custody and cannot be, or gives more or less than the law: it is counted all the same, and said. */
export const typedCustody = (facts: CreditFacts): readonly Notice[] => [...beforeTheAct(facts), ...otherRate(facts)];
