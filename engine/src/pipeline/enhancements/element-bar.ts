import { bySections } from '../../case-file/by-sections.ts';
import type { FiledEnhancement } from '../../case-file/row.ts';
import { assaultWeaponCrimes, firearmElements, weaponElements } from '../../law/lists/elements.ts';
import { assaultsWithFirearmUse, firearmAssaults } from '../../law/lists/firearm-assaults.ts';
import { injuryAfterCarrying, injuryElements, injuryExcluded } from '../../law/lists/injury-elements.ts';
import {
  boatFlightLeftOut,
  flightLeftOut,
  furtherVictimsLeftOut,
  nearSchoolsLeftOut,
} from '../../law/lists/left-out-crimes.ts';
import { isUnder } from '../../law/statute.ts';
import { isListed, type StatuteList } from '../../law/statute-list.ts';
import type { Count, Stay } from '../record/record.ts';

/** Crimes of which the enhancement's fact is itself an element, or that its section leaves out (R-B02.1). */
interface ElementBar {
  readonly enhancement: string;
  /** A subdivision under it that counts beside its own element too. */
  readonly spared?: string;
  readonly crimes: readonly StatuteList[];
  /** Of an attempt and a conspiracy too: who tries to commit the crime, or is punished as if it were done, is given no more. */
  readonly inAnyState?: true;
  /** Of these crimes those that the bar does not reach. */
  readonly except?: StatuteList;
  readonly authority: string;
}

/** Rows told by words, which sections alone do not say, are left to the groups of the crime (attach.ts). */
const bySection = (list: StatuteList): StatuteList => list.filter(({ words }) => words === '');

const elementBars: readonly ElementBar[] = [
  // PC 12022(a)(2), assault weapons, counts whether or not arming is an element
  {
    enhancement: 'PC 12022(a)(1)',
    crimes: [firearmElements, firearmAssaults],
    inAnyState: true,
    authority: 'PC 12022(a)(1)',
  },
  { enhancement: 'PC 12022(b)', crimes: [bySection(weaponElements)], inAnyState: true, authority: 'PC 12022(b)(1)' },
  {
    // (b), assault weapons, stands "notwithstanding subdivision (a)", whose limit it does not repeat
    enhancement: 'PC 12022.5',
    spared: 'PC 12022.5(b)',
    crimes: [firearmElements],
    inAnyState: true,
    except: assaultsWithFirearmUse,
    authority: 'PC 12022.5(a)',
  },
  { enhancement: 'PC 12022.7', crimes: [injuryExcluded], authority: 'PC 12022.7(g)' },
  {
    enhancement: 'PC 12022.7',
    crimes: [injuryAfterCarrying],
    authority: 'People v. Arzate (2003) 114 Cal.App.4th 390',
  },
  // another crime than a violation of the same article
  ...['PC 30615', 'PC 12280(c)', 'PC 12280(d)'].map((enhancement) => ({
    enhancement,
    crimes: [assaultWeaponCrimes],
    authority: enhancement,
  })),
  { enhancement: 'VC 20001(c)', crimes: [flightLeftOut], authority: 'VC 20001(c)' },
  ...['VC 23558', 'VC 23182'].map((enhancement) => ({
    enhancement,
    crimes: [furtherVictimsLeftOut],
    authority: enhancement,
  })),
  { enhancement: 'PC 192.5(e)', crimes: [boatFlightLeftOut], authority: 'PC 192.5(e)' },
  { enhancement: 'HS 11353.6', crimes: [nearSchoolsLeftOut], authority: 'former HS 11353.6(b)' },
  // injury that is an element bars subdivisions (a) to (d), not (e), domestic violence
  ...['PC 12022.7(a)', 'PC 12022.7(b)', 'PC 12022.7(c)', 'PC 12022.7(d)'].map((enhancement) => ({
    enhancement,
    crimes: [injuryElements],
    authority: 'PC 12022.7(g)',
  })),
];

/** The bars of an enhancement's own section. */
const barsOf = bySections((sections) =>
  elementBars.filter(
    ({ enhancement, spared }) => isUnder(sections, enhancement) && (spared === undefined || !isUnder(sections, spared)),
  ),
);

const stayOf = (authority: string): Stay => ({
  code: 'ENHANCEMENT_IS_ELEMENT',
  rule: {
    word: 'STAY',
    authority,
    effective: null,
    words: 'stayed: its fact is an element of this crime, or its section leaves the crime out',
  },
});

function bars({ crimes, except = [] }: ElementBar, { filed: { sections, lawDate } }: Count): boolean {
  for (const list of crimes) if (isListed(list, sections, lawDate)) return !isListed(except, sections, lawDate);
  return false;
}

/** Why the enhancement may not be added to the crime, or null where it may. */
export function elementBar(filed: FiledEnhancement, count: Count): Stay | null {
  const isCompleted = count.filed.state === 'Completed';
  const bar = barsOf(filed.sections).find((each) => (isCompleted || each.inAnyState) && bars(each, count));
  return bar === undefined ? null : stayOf(bar.authority);
}
