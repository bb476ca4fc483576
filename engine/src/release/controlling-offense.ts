import type { ReleaseCharge } from './release-facts.ts';

/** The single crime or enhancement with the longest term (Pen. Code, § 3051(a)(2)(B)), with the count it belongs to. */
export interface ControllingOffense {
  readonly charge: ReleaseCharge;
  readonly kind: 'determinate' | 'life' | 'LWOP' | 'DEATH';
  /** Sentence days; of a life term its minimum. */
  readonly days: number;
}

const severityOf: Readonly<Record<ControllingOffense['kind'], number>> = { determinate: 0, life: 1, LWOP: 2, DEATH: 3 };

function termsOf(charge: ReleaseCharge): readonly ControllingOffense[] {
  const imposed = [charge, ...charge.enhancements].map(
    ({ determinateDays, indeterminateDays }): ControllingOffense =>
      indeterminateDays > 0
        ? { charge, kind: 'life', days: indeterminateDays }
        : { charge, kind: 'determinate', days: determinateDays },
  );
  return charge.special === null ? imposed : [{ charge, kind: charge.special, days: 0 }, ...imposed];
}

const longer = (a: ControllingOffense, b: ControllingOffense): ControllingOffense =>
  (severityOf[b.kind] - severityOf[a.kind] || b.days - a.days) > 0 ? b : a;

/** The controlling offense among counts that are served; undefined where there are none. */
export function controllingOffense(felonies: readonly ReleaseCharge[]): ControllingOffense | undefined {
  const [first, ...others] = felonies.flatMap(termsOf);
  return first === undefined ? undefined : others.reduce(longer, first);
}
