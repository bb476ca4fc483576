import { type Dated, inForce, isInForce } from '../law/dated.ts';
import { type FutureRate, futureRules } from '../law/future-rates.ts';
import { habitualOffendersFelonies } from '../law/lists/credit-of-habitual-offenders.ts';
import { sectionsOf } from '../law/statute.ts';
import { isNamedBy } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { LimitedCharge } from './credit-facts.ts';
import { isMurder } from './murder.ts';

/** A rate in per cent that no credit may exceed, and the provision that says so. */
export interface RateLimit {
  readonly rate: number;
  readonly authority: string;
}

/** The most that a count lets the person earn. */
export interface CreditLimit {
  /** Before sentence, in jail. */
  readonly jail: RateLimit;
  /** After it, in prison, by statute. */
  readonly prison: RateLimit;
  /** What reaches the person, in jail and in prison and on all counts, and stands though its count is stayed (§ 654). */
  readonly person: RateLimit | undefined;
}

/** Murder earns nothing: by subdivision (c) before the person is placed in prison, by (a) in it. */
export const murderLimit: readonly Dated<FutureRate>[] = [
  { effective: '1998-06-03', end: null, basis: 'offense', authority: 'PC 2933.2(a), (c)', value: '0' },
];
/** The same subdivisions. */
const violentLimit: readonly Dated<FutureRate>[] = [
  { effective: '1994-09-21', end: null, basis: 'offense', authority: 'PC 2933.1(a), (c)', value: '15' },
];
const strikeLimit: readonly Dated<number>[] = [
  { effective: '1994-03-07', end: null, basis: 'offense', authority: 'PC 667(c)(5); PC 1170.12(a)(5)', value: 20 },
];
/** Prior separate prison terms that § 2933.5 asks for; which crimes they were for, the case says by § 667.7 (J-34). */
const habitualPriors = 2;
const habitualLimit: readonly Dated<number>[] = [
  { effective: '1991-01-01', end: null, basis: 'offense', authority: 'PC 2933.5', value: 0 },
];

const ordinary = { jail: 50, prison: 50 } as const;

/** Life without parole and death: a term that no credit shortens. A stayed one is not served. */
export const isWithoutRelease = ({ status, special }: LimitedCharge): boolean =>
  status === 'Convicted' && special !== null;
const withoutRelease: RateLimit = { rate: 0, authority: '15 CCR 3043.2' };

const rateOf = (row: Dated<number> | undefined): RateLimit | undefined =>
  row && { rate: row.value, authority: row.authority };

/** The limit of §§ 2933.1 and 2933.2 as it stands on the day. */
function personLimit({ violent, offenseDate, severity }: LimitedCharge, murder: boolean) {
  if (murder) return inForce(murderLimit, offenseDate) ?? inForce(violentLimit, offenseDate);
  if (!violent || severity !== 'felony') return undefined;
  return inForce(violentLimit, offenseDate);
}

/** A felony that the section names; of those of one section its name tells which. */
const isHabitualsFelony = ({ statute, name, state, offenseDate, greatInjury }: LimitedCharge): boolean =>
  greatInjury ||
  (state === 'Completed' &&
    habitualOffendersFelonies.some((row) => isInForce(row, offenseDate) && isNamedBy(row, sectionsOf(statute), name)));

/** Credit of prison alone, "pursuant to this article": unlike §§ 2933.1 and 2933.2 it names no § 4019. */
const habitualsLimit = (charge: LimitedCharge, violentPriors: number): RateLimit | undefined =>
  charge.severity === 'felony' && violentPriors >= habitualPriors && isHabitualsFelony(charge)
    ? rateOf(inForce(habitualLimit, charge.offenseDate))
    : undefined;

/** A row's fifteen per cent is that of § 2933.1, which reaches no act before its first day. */
const onItsDay = (rate: number, offenseDate: IsoDate): number =>
  rate === 15 && inForce(violentLimit, offenseDate) === undefined ? ordinary.prison : rate;

const strikerLimit = ({ strikes, severity, offenseDate }: LimitedCharge): RateLimit | undefined =>
  strikes !== '0' && severity === 'felony' ? rateOf(inForce(strikeLimit, offenseDate)) : undefined;

/** The lower of two limits; of equal ones the special rule is the reason. */
const lower = (present: RateLimit, special: RateLimit | undefined): RateLimit =>
  special !== undefined && special.rate <= present.rate ? special : present;

/**
 * Credit limits of one count (R-A10, R-D04): murder none, a felony of § 2933.5 none in prison, a violent felony fifteen per
 * cent, a felony with a prior strike twenty after sentence only (People v. Thomas (1999) 21 Cal.4th 1122, J-08), all others the row's own.
 * Murder's row follows the day of the act instead; a stayed row limits nothing but by its conviction.
 */
export function creditLimit(charge: LimitedCharge, violentPriors: number): CreditLimit {
  const murder = isMurder(charge);
  const own = charge.status === 'Convicted' && !murder ? charge.credit : ordinary;
  const ofPerson = personLimit(charge, murder);
  const person = ofPerson && { rate: Number(ofPerson.value), authority: ofPerson.authority };
  const afterwards = person && { ...person, authority: futureRules[ofPerson.value].authority };
  const endless = isWithoutRelease(charge) ? withoutRelease : undefined;
  const ofRow = { rate: onItsDay(own.prison, charge.offenseDate), authority: 'PC 2933' };
  return {
    jail: lower({ rate: onItsDay(own.jail, charge.offenseDate), authority: 'PC 4019' }, person),
    prison: [afterwards, strikerLimit(charge), habitualsLimit(charge, violentPriors), endless].reduce(lower, ofRow),
    person,
  };
}
