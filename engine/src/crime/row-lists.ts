import { arson, arsonByDevice, recklessBurning } from '../law/lists/arson.ts';
import {
  consecutiveFelonies,
  consecutiveIfSeparate,
  consecutiveMisdemeanors,
  consecutiveSections,
} from '../law/lists/consecutive-sections.ts';
import { domesticViolence } from '../law/lists/domestic-violence.ts';
import {
  armedDrugCrimes,
  crimesAfterDrugPriors,
  narcoticCrimesWithMinors,
  otherDrugCrimesWithMinors,
} from '../law/lists/drug-crimes.ts';
import { assaultWeaponCrimes, firearmElements, weaponElements } from '../law/lists/elements.ts';
import { fifteenYearGangFelonies, sevenYearGangFelonies } from '../law/lists/gang-life-felonies.ts';
import { notRaised, raisedAlready } from '../law/lists/hate-crimes.ts';
import { injuryElements, injuryExcluded, injuryOutside } from '../law/lists/injury-elements.ts';
import { lewdCrimes } from '../law/lists/lewd-crimes.ts';
import { registrableCrimes, registrableFelonies } from '../law/lists/registrable-crimes.ts';
import { seriousFelonies } from '../law/lists/serious-felonies.ts';
import { strikeTriggers } from '../law/lists/strike-triggers.ts';
import {
  forcedEscapes,
  kidnappings,
  prisonersCrimes,
  threatsAfterTrial,
  voluntaryManslaughter,
  witnessCrimes,
} from '../law/lists/subordinate-terms.ts';
import { sumsWithoutCeiling } from '../law/lists/sums-without-ceiling.ts';
import { superStrikes } from '../law/lists/super-strikes.ts';
import { violentFelonies } from '../law/lists/violent-felonies.ts';
import { violentSexCrimes } from '../law/lists/violent-sex-crimes.ts';
import { crimesOnTheVulnerable } from '../law/lists/vulnerable-victims.ts';
import { isNamedBy, type StatuteList, type UndatedList } from '../law/statute-list.ts';
import type { CategoryCode } from './category-code.ts';
import type { ConsecutiveList } from './category-of-crime.ts';
import type { GroupCode } from './group-code.ts';

/** Lists that may begin or end within the life of a row: they are asked for the day whose law applies (punishment-in-state.ts, felony-lists.ts). */
const listsByDay = {
  ARSON: arson,
  ARSON_BY_DEVICE: arsonByDevice,
  ARSON_RECKLESS: recklessBurning,
  DRUG_113702: crimesAfterDrugPriors,
  DRUG_MINOR: [...narcoticCrimesWithMinors, ...otherDrugCrimesWithMinors],
  DRUG_MINOR_NARCOTIC: narcoticCrimesWithMinors,
  DRUG_MINOR_OTHER: otherDrugCrimesWithMinors,
  DRUG_SALE_12022C: armedDrugCrimes,
  DV: domesticViolence,
  GANG4_15: fifteenYearGangFelonies,
  GANG4_7: sevenYearGangFelonies,
  LEWD: lewdCrimes,
  REG290: registrableCrimes,
  SEX6676: violentSexCrimes,
  VULN: crimesOnTheVulnerable,
  KIDNAP_1170_1B: kidnappings,
  THREAT_1170_13: threatsAfterTrial,
  WITNESS_1170_15: witnessCrimes,
  MANSLAUGHTER_1170_16: voluntaryManslaughter,
  SEX_667_6: violentSexCrimes,
  PRISON_1170_1C: prisonersCrimes,
  BY_SECTION: forcedEscapes,
  consecutive: consecutiveSections,
  'consecutive-felony': consecutiveFelonies,
  'consecutive-misdemeanor': consecutiveMisdemeanors,
  'felony-registrable': registrableFelonies,
  serious: seriousFelonies,
  violent: violentFelonies,
} as const satisfies Partial<
  Record<GroupCode | CategoryCode | ConsecutiveList | 'felony-registrable' | 'serious' | 'violent', StatuteList>
>;

/** Lists of what a crime is, or of the law on the day of sentence. */
const listsWithoutDays = {
  'assault-weapon': assaultWeaponCrimes,
  'consecutive-if-separate': consecutiveIfSeparate,
  'gbi-element': injuryElements,
  'gbi-excluded': [...injuryExcluded, ...injuryOutside],
  'gun-element': firearmElements,
  'hate-not-raised': notRaised,
  'hate-raised-already': raisedAlready,
  'sum-without-ceiling': sumsWithoutCeiling,
  'super-strike': superStrikes,
  trigger: strikeTriggers,
  'weapon-element': weaponElements,
} as const satisfies Readonly<Record<string, UndatedList>>;

/**
 * Lists of the law that a crime's row keeps, by the name of its group, its category or what else they say of it. The
 * catalogue's compiler and facts in full read them here; lists that only say what attaches to what stand in its tables.
 */
export const rowLists = { ...listsByDay, ...listsWithoutDays } as const;

/** The lists that name a crime on some day; `words` are those that tell it from others of its section. */
export const listsNaming = (sections: readonly string[], words: string): ReadonlySet<string> =>
  new Set(
    Object.entries(rowLists).flatMap(([name, list]) =>
      list.some((row) => isNamedBy(row, sections, words)) ? name : [],
    ),
  );
