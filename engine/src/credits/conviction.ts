import type { ChargeStatus } from '../case-file/case-file.ts';
import { passing } from '../made-once/passing.ts';
import type { CreditCharge, CreditFacts } from './credit-facts.ts';
import { type CreditLimit, creditLimit } from './credit-limit.ts';

/** A count that limits credit, with its limits. */
export interface Conviction {
  readonly charge: CreditCharge;
  readonly limit: CreditLimit;
}

/** Convictions by the facts they were read from: credits, dates and notices of one case all ask for them. */
const known = new WeakMap<CreditFacts, readonly Conviction[]>();

const limiting: readonly ChargeStatus[] = ['Convicted', 'Stayed654'];

/**
 * The convictions of a case: a stay under § 654 leaves a count one (In re Pope (2010) 50 Cal.4th 777; People v. Duff
 * (2010) 50 Cal.4th 787); an automatic stay, whose condition failed, does not.
 */
export function convictionsOf(facts: CreditFacts): readonly Conviction[] {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const { charges, violentPriors } = facts;
  const convictions = passing(charges, ({ status }) => limiting.includes(status)).map((charge) => ({
    charge,
    limit: creditLimit(charge, violentPriors),
  }));
  known.set(facts, convictions);
  return convictions;
}

/** Those that custody can follow from: infractions carry none. */
export const custodial = (convictions: readonly Conviction[]): readonly Conviction[] =>
  passing(convictions, ({ charge }) => charge.severity !== 'infraction');

export const felonies = (convictions: readonly Conviction[]): readonly Conviction[] =>
  passing(convictions, ({ charge }) => charge.severity === 'felony');

export const withStrike = (convictions: readonly Conviction[]): readonly Conviction[] =>
  passing(convictions, ({ charge }) => charge.strikes !== '0');
