import { sectionsOf } from '../statute.ts';
import { isNamed, isNamedBy, listed, type UndatedList } from '../statute-list.ts';
import { againstNoRelative } from './against-no-relative.ts';
import { doneToOwners } from './done-to-owners.ts';
import { doneToPersons } from './done-to-persons.ts';

/** Crimes against the person, sex crimes and those against children, crimes against elders, against property, mischief. */
const titles = ['PC 187 to 248', 'PC 261 to 289.6', 'PC 368 to 368.7', 'PC 450 to 593g', 'PC 594 to 625c'];

/** Contempts of the court itself, told from section 1209 whole, which has a row without a paragraph. */
const ofTheCourt = [
  'CP 1209(a)(1)',
  'CP 1209(a)(2)',
  'CP 1209(a)(6)',
  'CP 1209(a)(10)',
  'CP 1209(a)(11)',
  'CP 1209(a)(12)',
];

/**
 * Crimes whose victim may be one of those whom Fam. Code, § 6211, names. § 1203.097 asks who the victim was, whatever the
 * crime: People v. Forester (2022) 78 Cal.App.5th 447. So whole titles of the Penal Code are here but for what is done to
 * none of them, and of its other titles and of other codes single sections, judged by their words (a reading, J-49).
 */
export const relatedVictims: UndatedList = [
  listed('PC 1203.097(a); FM 6211', titles, { except: Object.values(againstNoRelative).flat() }),
  listed('PC 1203.097(a); FM 6211', Object.values({ ...doneToPersons, ...doneToOwners }).flat(), {
    except: ofTheCourt,
  }),
];

/** Crimes whose victim is a spouse, a former one, a parent or a child by their own element: Fam. Code, § 6211(a), (e), (f) (J-49). */
export const againstRelatives: UndatedList = [
  listed('PC 1203.097(a); FM 6211(a), (e), (f)', [
    'PC 262',
    'PC 266g',
    'PC 270',
    'PC 270.5(a)',
    'PC 270.6',
    'PC 270a',
    'PC 270c',
  ]),
];

/** Embezzlement of the funds of the United States, the State, a county or a municipality, which the name alone tells. */
const ofPublicFunds = listed('PC 514', ['PC 504', 'PC 514'], { words: 'public funds' });

/** Whether one of those whom Fam. Code, § 6211, names may be the victim of a crime. */
export const mayHaveRelatedVictim = (statute: string, name?: string): boolean =>
  isNamed(relatedVictims, sectionsOf(statute)) && !isNamedBy(ofPublicFunds, sectionsOf(statute), name);
