import { crimesOfMalice } from '../law/lists/murder-terms.ts';
import { sectionsOf } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import { addYears, ageOn, type IsoDate } from '../numbers/iso-date.ts';
import { years } from '../numbers/sentence-days.ts';
import { type ControllingOffense, controllingOffense } from './controlling-offense.ts';
import { incarcerationStart } from './incarceration.ts';
import { hasLifeTerm, type ReleaseCharge, type ReleaseFacts, servedFelonies } from './release-facts.ts';

/** A parole hearing's date, or the reason in words why the law gives none. */
export type ParoleDate =
  | { readonly date: IsoDate; readonly authority: string; readonly reason: null }
  | { readonly date: null; readonly authority: ''; readonly reason: string };

export const noParole = (reason: string): ParoleDate => ({ date: null, authority: '', reason });

const youngestAdult = 18;
const oldestYouth = 25;

/** The year of incarceration in which the hearing is held: Pen. Code, § 3051(b)(1)-(4). */
function hearing({ kind, days }: ControllingOffense): { readonly year: number; readonly authority: string } {
  if (kind === 'determinate') return { year: 15, authority: 'PC 3051(b)(1)' };
  if (kind !== 'life') return { year: 25, authority: 'PC 3051(b)(4)' };
  return days < years(25) ? { year: 20, authority: 'PC 3051(b)(2)' } : { year: 25, authority: 'PC 3051(b)(3)' };
}

/** A life term, or malice aforethought, that of an attempt too: Pen. Code, § 3051(h). */
const isGraveAfterYouth = (charge: ReleaseCharge): boolean =>
  hasLifeTerm(charge) || isNamed(crimesOfMalice, sectionsOf(charge.statute));

const isAfterYouth = (birthdate: IsoDate, { offenseDate }: ReleaseCharge): boolean =>
  ageOn(birthdate, offenseDate).years > oldestYouth;

/** A minor at the controlling offense, without a day of birth, and no grave crime eight years later, when he may be 26. */
const isMinorThroughout = (facts: ReleaseFacts, { charge }: ControllingOffense): boolean =>
  charge.minor &&
  !servedFelonies(facts).some((each) => each.offenseDate >= addYears(charge.offenseDate, 8) && isGraveAfterYouth(each));

/** What excludes, at the age at the controlling offense, or whatever the age may be. */
function excludedBy(
  facts: ReleaseFacts,
  { kind, charge }: ControllingOffense,
  age: number | undefined,
): string | undefined {
  const felonies = servedFelonies(facts);
  if (age !== undefined && age > oldestYouth)
    return 'Youth parole: older than 25 at the controlling offense (PC 3051(b)).';
  if (kind === 'DEATH') return 'Youth parole: not for a sentence of death (PC 3051(b)).';
  if (kind === 'LWOP' && !charge.minor && age !== undefined && age >= youngestAdult)
    return 'Youth parole: not for life without parole at 18 or older (PC 3051(h); People v. Hardin (2024) 15 Cal.5th 834).';
  if (felonies.some(({ strikes }) => strikes !== '0'))
    return 'Youth parole: not for a sentence under the Three Strikes law (PC 3051(h)).';
  if (felonies.some(({ oneStrike }) => oneStrike))
    return 'Youth parole: not for a One Strike sentence (PC 3051(h); People v. Williams (2024) 17 Cal.5th 99).';
  return undefined;
}

/**
 * The first day of the year of incarceration in which a youth offender has a hearing (R-D08, Pen. Code, § 3051).
 * Not modelled: a later crime of another case with malice or a life term after 26 (§ 3051(h)), which the user must know.
 */
export function youthParole(facts: ReleaseFacts): ParoleDate {
  const { birthdate, summary } = facts;
  const controlling = controllingOffense(servedFelonies(facts));
  if (controlling === undefined || summary.place !== 'prison')
    return noParole('Youth parole: only from state prison (PC 3051).');
  const age = birthdate === undefined ? undefined : ageOn(birthdate, controlling.charge.offenseDate).years;
  const reason = excludedBy(facts, controlling, age);
  if (reason !== undefined) return noParole(reason);
  if (birthdate === undefined && !isMinorThroughout(facts, controlling))
    return noParole('Youth parole: needs the date of birth (PC 3051).');
  if (
    birthdate !== undefined &&
    servedFelonies(facts).some((charge) => isAfterYouth(birthdate, charge) && isGraveAfterYouth(charge))
  )
    return noParole('Youth parole: not after another crime of malice or with a life term at 26 or older (PC 3051(h)).');
  const { year, authority } = hearing(controlling);
  return { date: addYears(incarcerationStart(facts), year - 1), authority, reason: null };
}
