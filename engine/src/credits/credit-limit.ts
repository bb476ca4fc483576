import { type Dated, inForce } from '../law/dated.ts';
import type { CreditCharge } from './credit-facts.ts';
import { isMurder } from './murder.ts';

/** The most a count lets the person earn, in per cent: before sentence in jail, and after it in prison by statute. */
export interface CreditLimit {
  readonly jail: number;
  readonly prison: number;
  readonly jailAuthority: string;
  readonly prisonAuthority: string;
}

/** Murder earns nothing, before sentence or after it. */
export const murderLimit: readonly Dated<number>[] = [
  { effective: '1998-06-03', end: null, basis: 'offense', authority: 'PC 2933.2(a), (c)', value: 0 },
];
const violentLimit: readonly Dated<number>[] = [
  { effective: '1994-09-21', end: null, basis: 'offense', authority: 'PC 2933.1(a), (c)', value: 15 },
];
const strikeLimit: readonly Dated<number>[] = [
  { effective: '1994-03-07', end: null, basis: 'offense', authority: 'PC 667(c)(5); PC 1170.12(a)(5)', value: 20 },
];
/** Two prior prison terms that make a present violent felony one of § 2933.5. Its list is read as the violent felonies. */
const habitualPriors = 2;

const ordinary = { jail: 50, prison: 50 } as const;

/** A rate in per cent that no credit may exceed, and the provision that says so. */
export interface Cap {
  readonly value: number;
  readonly authority: string;
}

/** The cap that reaches the person, in jail and in prison, all counts, and stands though its count is stayed (§ 654). */
export function personCap(charge: CreditCharge, violentPriors: number): Cap | undefined {
  const { violent, offenseDate, severity } = charge;
  if (isMurder(charge)) return inForce(murderLimit, offenseDate) ?? inForce(violentLimit, offenseDate);
  if (!violent || severity !== 'felony') return undefined;
  if (violentPriors >= habitualPriors) return { value: 0, authority: 'PC 2933.5' };
  return inForce(violentLimit, offenseDate);
}

/** The row's own limits. Those of murder follow the day of the act; a stayed row limits nothing but by its conviction. */
const rowLimit = (charge: CreditCharge) =>
  charge.status === 'Convicted' && !isMurder(charge) ? charge.credit : ordinary;

const strikeCap = ({ strikes, severity, offenseDate }: CreditCharge): Cap | undefined =>
  strikes !== '0' && severity === 'felony' ? inForce(strikeLimit, offenseDate) : undefined;

/** Of equal limits the cap is the reason. */
const lower = (present: Cap, cap: Cap | undefined): Cap =>
  cap !== undefined && cap.value <= present.value ? cap : present;

/**
 * Credit limits of one count (R-A10, R-D04): murder and § 2933.5 none, a violent felony fifteen per cent, a felony with
 * a prior strike twenty after sentence only (People v. Thomas (1999) 21 Cal.4th 1122, J-08), all others the row's own.
 */
export function creditLimit(charge: CreditCharge, violentPriors: number): CreditLimit {
  const own = rowLimit(charge);
  const cap = personCap(charge, violentPriors);
  const jail = lower({ value: own.jail, authority: 'PC 4019' }, cap);
  const prison = lower(lower({ value: own.prison, authority: 'PC 2933' }, cap), strikeCap(charge));
  return {
    jail: jail.value,
    prison: prison.value,
    jailAuthority: jail.authority,
    prisonAuthority: prison.authority,
  };
}
