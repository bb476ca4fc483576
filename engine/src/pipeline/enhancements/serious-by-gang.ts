import {
  conspiraciesOfGangParticipants,
  gangParticipation,
  gunsOfGangParticipants,
} from '../../law/lists/gang-findings.ts';
import { isListed } from '../../law/statute-list.ts';
import { hasGangFinding } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { isBeforeLongerLists, isSeriousOfItself } from './felony-lists.ts';

const byParticipants = [...gunsOfGangParticipants, ...conspiraciesOfGangParticipants];

/** The gun, or the conspiracy, of an active gang participant whose participation was a felony. */
const isOfFelonyParticipant = ({ filed }: Count): boolean =>
  filed.findings.includes('gang-felony') && isListed(byParticipants, filed.sections, filed.lawDate);

/** Participation in a gang, serious by its own row; its attempt and a conspiracy to it are so through it (J-207). */
export const isSeriousParticipation = (count: Count): boolean =>
  isSeriousOfItself(count) && isListed(gangParticipation, count.filed.sections, count.filed.lawDate);

/** A felony that would also be a felony violation of the gang law, since Proposition 21: Pen. Code, § 1192.7(c)(28). */
export const isSeriousByGang = (count: Count): boolean =>
  isSeriousParticipation(count) ||
  isOfFelonyParticipant(count) ||
  (hasGangFinding(count) && !isBeforeLongerLists(count));
