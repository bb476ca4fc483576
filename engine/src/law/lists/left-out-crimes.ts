import { listed, type StatuteList } from '../statute-list.ts';

/** Until 2007 a drunk driver's manslaughter without gross negligence, which both sections named (now § 191.5(b)). */
const stagedCollisions = ['PC 192(c)(3)'] as const;
const since2007 = { effective: '2007-01-01' } as const;

/** Manslaughter without gross negligence, to which flight adds no term. */
export const flightLeftOut: StatuteList = [
  listed('VC 20001(c)', ['PC 192(c)(2)', 'PC 192.5']),
  listed('VC 20001(c)', stagedCollisions, since2007),
];

/** Manslaughter to which further victims of a drunk driver add no term. */
export const furtherVictimsLeftOut: StatuteList = [
  listed('VC 23558', ['PC 192', 'PC 192.5(b)', 'PC 192.5(c)'], { except: stagedCollisions }),
  listed('VC 23558', stagedCollisions, since2007),
];

/** Crimes to which flight from a boat adds no term: the section speaks of its own crimes alone. */
export const boatFlightLeftOut: StatuteList = [listed('PC 192.5(e)', ['PC 191.5', 'PC 192'])];

/** Crimes to which nearness to a school added no term while the section spoke of cocaine and heroin alone. */
export const nearSchoolsLeftOut: StatuteList = [
  listed('HS 11353.6(b) before Stats. 1993, ch. 551', ['HS 11378', 'HS 11379'], { end: '1993-12-31' }),
];
