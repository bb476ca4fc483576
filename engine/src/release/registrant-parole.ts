import type { Release } from '../answer.ts';
import { isUnderAny, sectionsOf } from '../law/statute.ts';
import { hasLifeTerm, type ReleaseCharge } from './release-facts.ts';

type Period = Release['supervision'][number];

/** First act under the present periods: Stats. 2010, ch. 219 (AB 1844). A longer parole is a heavier punishment. */
const presentLaw = '2010-09-09';

const formerLaw: Period = {
  text: 'Parole by the law of the day of the act: 3 years, 5 after a life term or for a listed sex felony, or 10 where the law of that day says so.',
  authority: 'PC 3000(b)',
};

/** Violent sex felonies of Pen. Code, § 667.5(c)(3) to (6), (11) and (18). */
const tenYearFelonies = [
  'PC 261(a)(2)',
  'PC 261(a)(6)',
  'PC 262(a)(1)',
  'PC 262(a)(4)',
  'PC 264.1',
  'PC 286(c)',
  'PC 286(d)',
  'PC 287(c)',
  'PC 287(d)',
  'PC 288(a)',
  'PC 288(b)',
  'PC 288a(c)',
  'PC 288a(d)',
  'PC 289(a)',
  'PC 289(j)',
];
/** Felonies of Pen. Code, § 3000(b)(4), where a victim was under 14. */
const feloniesOnChildren = [
  'PC 261',
  'PC 262',
  'PC 264.1',
  'PC 286',
  'PC 287',
  'PC 288(b)(1)',
  'PC 288.5',
  'PC 288a',
  'PC 289',
];

const isTermOf = ({ termOf, statute }: ReleaseCharge, sections: readonly string[]): boolean =>
  isUnderAny([termOf, ...sectionsOf(statute)], sections);

/** A life term of the kind that brings parole for life, whatever the victim's age. */
const bringsLife = (charge: ReleaseCharge): boolean =>
  hasLifeTerm(charge) &&
  isTermOf(charge, ['PC 209(b)', 'PC 269', 'PC 288.7', 'PC 667.51(c)', 'PC 667.61(j)', 'PC 667.61(l)', 'PC 667.61(m)']);

const isHabitual = (charge: ReleaseCharge): boolean => isTermOf(charge, ['PC 667.71']);
const isListed = (charge: ReleaseCharge, sections: readonly string[]): boolean =>
  charge.state === 'Completed' && isUnderAny(sectionsOf(charge.statute), sections);

/** The life term of a One Strike or of a habitual offender. */
const hasSexLife = (charge: ReleaseCharge): boolean => isTermOf(charge, ['PC 667.61', 'PC 667.71']);
/** A term of years for a violent sex felony. */
const hasSexYears = (charge: ReleaseCharge): boolean =>
  charge.violent && !hasLifeTerm(charge) && isListed(charge, tenYearFelonies);
/** A victim under 14 would bring the longer period, and the crime does not say how old the victim was. */
const mayBeOfChild = (charge: ReleaseCharge): boolean =>
  charge.victimAge === 'not said' && isListed(charge, feloniesOnChildren);

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
    reaches: (charge) => charge.victimAge === 'under 14' && isListed(charge, feloniesOnChildren),
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

/** The parole of one who must register as a sex offender, the longest that any of the felonies brings. */
export function registrantParole(served: readonly ReleaseCharge[]): Period {
  if (served.some(({ registrable, offenseDate }) => registrable && offenseDate < presentLaw)) return formerLaw;
  const rule = rules.find(({ reaches }) => served.some((charge) => charge.registrable && reaches(charge)));
  if (rule === undefined) return served.some(hasLifeTerm) ? afterLife : afterYears;
  return { text: rule.text, authority: rule.authority };
}
