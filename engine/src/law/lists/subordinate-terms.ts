import { listed, type StatuteList } from '../statute-list.ts';

/** Kidnapping, of which a subordinate term is full where the victims are separate. */
export const kidnappings: StatuteList = [listed('PC 1170.1(b)', ['PC 207'])];

/** Threats to jurors and witnesses of the trial in which the sentence was given. */
export const threatsAfterTrial: StatuteList = [listed('PC 1170.13', ['PC 139(b)'])];

/** Dissuading and bribing witnesses, and soliciting those crimes. */
export const witnessCrimes: StatuteList = [listed('PC 1170.15', ['PC 136.1', 'PC 137', 'PC 653f'])];

/** Voluntary manslaughter. */
export const voluntaryManslaughter: StatuteList = [listed('PC 1170.16', ['PC 192(a)'])];

/** Crimes that only a prisoner commits. */
export const prisonersCrimes: StatuteList = [
  listed('PC 1170.1(c)', ['PC 4501', 'PC 4501.1', 'PC 4501.5', 'PC 4502', 'PC 4503', 'PC 4530']),
];

/** Escape by force, of which the section itself makes a full term outside § 1170.1. */
export const forcedEscapes: StatuteList = [listed('PC 4532(b)(2)', ['PC 4532(b)(2)'])];
