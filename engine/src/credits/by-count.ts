import type { Credits } from '../answer/answer.ts';
import type { Place } from '../crime/crime-version.ts';
import { determinateText, indeterminateText } from '../numbers/display.ts';
import { controllingLimits } from './controlling-limit.ts';
import { type Conviction, custodial, withStrike } from './conviction.ts';
import type { CreditCharge } from './credit-facts.ts';
import { halfOfJail } from './jail-half.ts';

type CountRow = Credits['byCount'][number];

/** The count's own exposure; a stayed count has none (J-42). */
function exposureText({ status, special, severity, determinateDays, indeterminateDays }: CreditCharge): string {
  if (status === 'Stayed654') return '0';
  if (special !== null) return special;
  if (severity !== 'felony') return `${determinateDays}d`;
  const life = indeterminateText(indeterminateDays).replace(' - L', '-L');
  const determinate = determinateDays > 0 || life === '' ? determinateText(determinateDays) : '';
  return determinate === '' || life === '' ? determinate + life : `${determinate} + ${life}`;
}

/** The row that stands for prior strikes: 20 and 20 as the product shows it; it limits future credit only (J-08). */
const strikeAuthority = 'PC 667(c)(5); PC 1170.12(a)(5)';
const priorStrikes: CountRow = {
  id: 'prior-strikes',
  count: 0,
  name: 'Prior Strikes',
  exposure: '0',
  jailCredit: 20,
  jailAuthority: strikeAuthority,
  prisonCredit: 20,
  prisonAuthority: strikeAuthority,
  controlling: false,
};

/** The credits summary: each conviction with its limits in per cent, and the Prior Strikes row where a strike stands. */
export function creditsByCount(convictions: readonly Conviction[], place: Place): readonly CountRow[] {
  const { rate } = controllingLimits(convictions).jail;
  const controlling = new Set(custodial(convictions).filter(({ limit }) => limit.jail.rate === rate));
  const rows = convictions.map((conviction) => ({
    ...rowOf(conviction, place),
    controlling: controlling.has(conviction),
  }));
  return withStrike(convictions).length > 0 ? [...rows, priorStrikes] : rows;
}

function rowOf({ charge, limit }: Conviction, place: Place): Omit<CountRow, 'controlling'> {
  const isPrisons = charge.severity === 'felony' && halfOfJail(limit.prison, place) === undefined;
  return {
    id: charge.id,
    count: charge.count,
    name: charge.name,
    exposure: exposureText(charge),
    jailCredit: limit.jail.rate,
    jailAuthority: limit.jail.authority,
    prisonCredit: isPrisons ? limit.prison.rate : null,
    prisonAuthority: isPrisons ? limit.prison.authority : '',
  };
}
