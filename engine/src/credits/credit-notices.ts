import type { Notice } from '../answer/answer.ts';
import { passing } from '../made-once/passing.ts';
import { caseRegime } from './case-regime.ts';
import { convictionsOf, withStrike } from './conviction.ts';
import type { CreditCharge, CreditFacts } from './credit-facts.ts';
import { custodyNotices, custodyPeriods } from './custody-periods.ts';
import { rangeNotices } from './range-notices.ts';
import { typedCustody } from './typed-custody.ts';

const longestTerm = (charges: readonly CreditCharge[]): number =>
  Math.max(0, ...charges.map(({ determinateDays }) => determinateDays));

/** J-33: the lowest limit is right for an aggregate term, not for time beyond a shorter concurrent violent term. */
function reeves(charges: readonly CreditCharge[]): readonly Notice[] {
  const served = passing(charges, ({ status, severity }) => status === 'Convicted' && severity === 'felony');
  const violent = served.filter((charge) => charge.violent);
  const nonviolent = served.filter((charge) => !charge.violent);
  const concurrent = violent.length > 0 && violent.every((charge) => charge.concurrent);
  if (!concurrent || longestTerm(violent) >= longestTerm(nonviolent)) return [];
  return [
    {
      code: 'REEVES_CONCURRENT_VIOLENT',
      charges: violent.map(({ id }) => id),
      authority: 'In re Reeves (2005) 35 Cal.4th 765',
      text: 'The violent term is concurrent and shorter: its credit limit ends with it, and the rest of the longer term earns at its own rate.',
    },
  ];
}

function priorStrikes(facts: CreditFacts): readonly Notice[] {
  const strikers = withStrike(convictionsOf(facts));
  if (strikers.length === 0) return [];
  return [
    {
      code: 'STRIKE_CREDIT_AFTER_SENTENCE',
      charges: strikers.map(({ charge }) => charge.id),
      authority: 'People v. Thomas (1999) 21 Cal.4th 1122',
      text: 'The 20% of the Prior Strikes row limits credit after sentence only; credit before sentence is not lowered by it.',
    },
  ];
}

/** J-10: § 4019(e) asks for days of the commitment, not of those served before sentence. */
function shortCommitment(facts: CreditFacts): readonly Notice[] {
  const { charges, custody, commitmentDays } = facts;
  const regimeOn = caseRegime(facts);
  const least = Math.max(0, ...custodyPeriods(custody).map((period) => regimeOn(period.in).leastCommitment));
  if (commitmentDays === 0 || commitmentDays >= least) return [];
  return [
    {
      code: 'CREDIT_SHORT_COMMITMENT',
      charges: charges.filter(({ status }) => status === 'Convicted').map(({ id }) => id),
      authority: 'PC 4019(e); People v. Dieck (2009) 46 Cal.4th 934',
      text: `A commitment of ${commitmentDays} days earns no conduct credit: the law asks for ${least} or more.`,
    },
  ];
}

/** What a reader of the credits should know: of the custody rows, and where the product's rule and the law part. */
export const creditNotices = (facts: CreditFacts): readonly Notice[] => [
  ...custodyNotices(facts.custody, facts.sentencingDate),
  ...typedCustody(facts),
  ...rangeNotices(facts),
  ...shortCommitment(facts),
  ...priorStrikes(facts),
  ...reeves(facts.charges),
];
