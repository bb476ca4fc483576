import type { Release } from '../answer/answer.ts';
import {
  childParoleFelonies,
  habitualTerms,
  lifeParoleTerms,
  longerParoleSince,
  sexLifeTerms,
  tenYearParoleFelonies,
} from '../law/lists/violent-sex-felonies.ts';
import { sectionsOf } from '../law/statute.ts';
import { isListed, type StatuteList } from '../law/statute-list.ts';
import { hasLifeTerm, type ReleaseCharge } from './release-facts.ts';

type Period = Release['supervision'][number];

const formerLaw: Period = {
  text: 'Parole by the law of the day of the act: 3 years, 5 after a life term or for a listed sex felony, or 10 where the law of that day says so.',
  authority: 'PC 3000(b)',
};

const isTermOf = ({ termOf, statute, offenseDate }: ReleaseCharge, list: StatuteList): boolean =>
  isListed(list, sectionsOf(termOf), offenseDate) || isListed(list, sectionsOf(statute), offenseDate);

/**
 * A life term of the kind that brings parole for life, whatever the victim's age: of the crime itself, not of who attempts it or
 * conspires to it, who is sentenced by another section (J-255).
 */
const bringsLife = (charge: ReleaseCharge): boolean =>
  charge.state === 'Completed' && hasLifeTerm(charge) && isTermOf(charge, lifeParoleTerms);

const isHabitual = (charge: ReleaseCharge): boolean => isTermOf(charge, habitualTerms);
const isOf = ({ state, statute, offenseDate }: ReleaseCharge, list: StatuteList): boolean =>
  state === 'Completed' && isListed(list, sectionsOf(statute), offenseDate);

/** The life term of a One Strike or of a habitual offender. */
const hasSexLife = (charge: ReleaseCharge): boolean => isTermOf(charge, sexLifeTerms);
/** A term of years for a violent sex felony. */
const hasSexYears = (charge: ReleaseCharge): boolean =>
  charge.violent && !hasLifeTerm(charge) && isOf(charge, tenYearParoleFelonies);
/** A victim under 14 would bring the longer period, and the crime does not say how old the victim was. */
const mayBeOfChild = (charge: ReleaseCharge): boolean =>
  charge.victimAge === 'not said' && isOf(charge, childParoleFelonies);

const orOfChild = '20 years and 6 months where a victim was under 14 (PC 3000(b)(4))';

interface Rule extends Period {
  readonly reaches: (charge: ReleaseCharge) => boolean;
}

/** The longest first (R-D09). */
const rules: readonly Rule[] = [
  {
    text: 'Parole for life.',
    authority: 'PC 3000.1(a)(2)',
    reaches: (charge) => bringsLife(charge) || (isHabitual(charge) && charge.victimAge === 'under 14'),
  },
  {
    text: 'Parole for 20 years and 6 months.',
    authority: 'PC 3000(b)(4)',
    reaches: (charge) => charge.victimAge === 'under 14' && isOf(charge, childParoleFelonies),
  },
  {
    text: 'Parole for 10 years; for life where a victim was under 14 (PC 3000.1(a)(2)).',
    authority: 'PC 3000(b)(3)',
    reaches: (charge) => isHabitual(charge) && charge.victimAge === 'not said',
  },
  {
    text: `Parole for 10 years; ${orOfChild}.`,
    authority: 'PC 3000(b)(3)',
    reaches: (charge) => hasSexLife(charge) && mayBeOfChild(charge),
  },
  {
    text: `Parole for 10 years; ${orOfChild}.`,
    authority: 'PC 3000(b)(2)',
    reaches: (charge) => hasSexYears(charge) && mayBeOfChild(charge),
  },
  { text: 'Parole for 10 years.', authority: 'PC 3000(b)(3)', reaches: hasSexLife },
  { text: 'Parole for 10 years.', authority: 'PC 3000(b)(2)', reaches: hasSexYears },
  {
    text: `Parole for 3 years, 5 after a life term; ${orOfChild}.`,
    authority: 'PC 3000(b)(1), (2)',
    reaches: mayBeOfChild,
  },
];

const afterLife: Period = { text: 'Parole for 5 years.', authority: 'PC 3000(b)(1)' };
const afterYears: Period = { text: 'Parole for 3 years.', authority: 'PC 3000(b)(2)' };

const isRegistrants = ({ registrable, registrationOrdered }: ReleaseCharge): boolean =>
  registrable || registrationOrdered;

/** The parole of one who must register as a sex offender, the longest that any of the felonies brings. */
export function registrantParole(served: readonly ReleaseCharge[]): Period {
  if (served.some((charge) => isRegistrants(charge) && charge.offenseDate < longerParoleSince)) return formerLaw;
  const rule = rules.find(({ reaches }) => served.some((charge) => charge.registrable && reaches(charge)));
  if (rule === undefined) return served.some(hasLifeTerm) ? afterLife : afterYears;
  return { text: rule.text, authority: rule.authority };
}
