import type { IsoDate } from '../numbers/iso-date.ts';
import { type Conviction, convictionsOf, custodial } from './conviction.ts';
import type { CreditFacts } from './credit-facts.ts';
import {
  type JailCreditRegime,
  type JailCreditStanding,
  jailCreditRegime,
  noCredit,
  violentCredit,
} from './jail-credit-regime.ts';

const isDisqualified = ({ charge: { serious, violent, registrable } }: Conviction): boolean =>
  serious || violent || registrable;

/** A limit of the person comes before every form of § 4019, and reaches all counts and all custody days of the case. */
function personRegime(convictions: readonly Conviction[]): JailCreditRegime | undefined {
  const none = convictions.find(({ limit }) => limit.person?.rate === 0)?.limit.person;
  if (none !== undefined) return noCredit(none.authority);
  return convictions.some(({ limit }) => limit.person !== undefined) ? violentCredit : undefined;
}

/** An odd number of days over whole blocks tells every two forms apart. */
const comparedDays = 7;
const stricter = (a: JailCreditRegime, b: JailCreditRegime): JailCreditRegime =>
  b.earned(comparedDays) < a.earned(comparedDays) ? b : a;

/**
 * The regime of a custody day for the charges of a case (R-D03, R-D04), the reading of the rate `auto`. Crimes of
 * several days may stand under several forms: the most restrictive applies. Without a conviction, the day itself.
 */
export function caseRegime(facts: CreditFacts): (custodyDay: IsoDate) => JailCreditRegime {
  const convictions = custodial(convictionsOf(facts));
  const capped = personRegime(convictions);
  const standing: JailCreditStanding = {
    prison: facts.place === 'prison',
    disqualified: facts.priorSeriousFelony || convictions.some(isDisqualified),
  };
  const crimeDays = [...new Set(convictions.map(({ charge }) => charge.offenseDate))];
  return (custodyDay) => {
    if (capped !== undefined) return capped;
    const regimes = (crimeDays.length === 0 ? [custodyDay] : crimeDays).map((crimeDay) =>
      jailCreditRegime(custodyDay, crimeDay, standing),
    );
    return regimes.reduce(stricter);
  };
}
