import type { ImposedTerm, ReleaseCharge } from './release-facts.ts';

/** The single crime or enhancement with the longest term (Pen. Code, § 3051(a)(2)(B)), with the count it belongs to. */
export interface ControllingOffense {
  readonly charge: ReleaseCharge;
  readonly kind: 'determinate' | 'life' | 'LWOP' | 'DEATH';
  /** Sentence days; of a life term its minimum. */
  readonly days: number;
}

const severityOf: Readonly<Record<ControllingOffense['kind'], number>> = { determinate: 0, life: 1, LWOP: 2, DEATH: 3 };

type Length = Pick<ControllingOffense, 'kind' | 'days'>;

const isLonger = (a: Length, b: Length | undefined): boolean =>
  b === undefined || (severityOf[a.kind] - severityOf[b.kind] || a.days - b.days) > 0;

const lengthOf = ({ determinateDays, indeterminateDays }: ImposedTerm): Length =>
  indeterminateDays > 0 ? { kind: 'life', days: indeterminateDays } : { kind: 'determinate', days: determinateDays };

/** The longest single term of a count: of its crime, or of one of its enhancements. */
function longestOf(charge: ReleaseCharge): ControllingOffense {
  if (charge.special !== null) return { charge, kind: charge.special, days: 0 };
  let longest = lengthOf(charge);
  for (const enhancement of charge.enhancements) {
    const length = lengthOf(enhancement);
    if (isLonger(length, longest)) longest = length;
  }
  return { charge, kind: longest.kind, days: longest.days };
}

/** Of two equally long the earlier act. */
const isEarlier = (a: ControllingOffense, b: ControllingOffense | undefined): boolean =>
  b !== undefined && !isLonger(b, a) && a.charge.offenseDate < b.charge.offenseDate;

/** The controlling offense among counts that are served; undefined where there are none. */
export function controllingOffense(felonies: readonly ReleaseCharge[]): ControllingOffense | undefined {
  let controlling: ControllingOffense | undefined;
  for (const felony of felonies) {
    const offense = longestOf(felony);
    if (isLonger(offense, controlling) || isEarlier(offense, controlling)) controlling = offense;
  }
  return controlling;
}
