import { punishableByLife } from '../../crime/triad.ts';
import { seriousFelonies } from '../../law/lists/serious-felonies.ts';
import { violentFelonies, violentWithWeapon } from '../../law/lists/violent-felonies.ts';
import { proposition21 } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { isEverListed, isListed, type StatuteList } from '../../law/statute-list.ts';
import { isLive } from '../record/count.ts';
import { isSaid } from '../record/is-said.ts';
import type { Count } from '../record/record.ts';

/** Before the longer lists of serious and violent felonies. */
export const isBeforeLongerLists = ({ filed }: Count): boolean => filed.lawDate < proposition21;

/** A felony of life is serious and violent, §§ 1192.7(c)(7), 667.5(c)(7), whatever else names it. */
const isNotYetListed = (list: StatuteList, { filed: { sections, lawDate, punishment } }: Count): boolean =>
  isEverListed(list, sections) && !isListed(list, sections, lawDate) && !punishableByLife(punishment.triad);

const isArmedInPerson = (count: Count): boolean =>
  isSaid(count, 'personal-weapon-use') ||
  count.attachments.some((row) => isLive(row) && isUnder(row.filed.sections, 'PC 12022(b)'));

/** Former § 667.5(c)(9), (17). */
const isViolentByWeapon = (count: Count): boolean =>
  isListed(violentWithWeapon, count.filed.sections, count.filed.lawDate) && isArmedInPerson(count);

/** Whether the crime is violent of itself on its day. */
export const isViolentOfItself = (count: Count): boolean =>
  count.filed.punishment.violent && (!isNotYetListed(violentFelonies, count) || isViolentByWeapon(count));

/** § 1192.7(c)(42) leaves out who was a victim of human trafficking at the time; what is punished by life stays serious. */
const isVictimsTrafficking = ({ filed }: Count): boolean =>
  filed.findings.includes('trafficking-victim') && isUnder(filed.sections, 'PC 236.1(c)(1)');

/** Whether the crime is serious of itself on its day; a conspiracy is since Proposition 21, § 1192.7(c)(43). */
export const isSeriousOfItself = (count: Count): boolean =>
  count.filed.punishment.serious &&
  !(isBeforeLongerLists(count) && count.filed.state === 'Conspiracy') &&
  !isVictimsTrafficking(count) &&
  !isNotYetListed(seriousFelonies, count);
