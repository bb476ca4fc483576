import { yearsOfFurtherVictims } from '../../law/lists/further-victims.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isLive } from '../record/count.ts';
import type { Attachment } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const isUnnamed = ({ filed }: Attachment): boolean =>
  isNamed(yearsOfFurtherVictims, filed.sections) && filed.victim === undefined;
const isInjury = (row: Attachment): boolean => isLive(row) && row.filed.family.injury;

/** A further victim without a name may be one whose great bodily injury is punished on the count. */
export const furtherVictims: Check = ({ counts }) =>
  counts
    .filter(({ standing, attachments }) => standing === 'active' && attachments.some(isUnnamed))
    .flatMap(({ attachments }) =>
      noticeOn(attachments.some(isInjury) ? attachments.filter((row) => isLive(row) && isUnnamed(row)) : [], {
        code: 'FURTHER_VICTIM_UNNAMED',
        authority: 'VC 23558; People v. Elder (2017) 11 Cal.App.5th 123',
        text: 'No year is added for a victim whose great bodily injury is punished on this count: give this enhancement and those of injury their victims.',
      }),
    );
