import { yearsOfFurtherVictims } from '../../law/lists/further-victims.ts';
import { injuriesOfEach } from '../../law/lists/weapons-and-injuries.ts';
import { isNamed, type UndatedList } from '../../law/statute-list.ts';
import { isImposed } from '../record/count.ts';
import type { Attachment } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const ofEachPerson: readonly (readonly [list: UndatedList, authority: string])[] = [
  [yearsOfFurtherVictims, 'VC 23558; People v. Elder (2017) 11 Cal.App.5th 123'],
  [injuriesOfEach, 'PC 550(g), 1170.1(g); WI 14107(d)'],
];

const isUnnamed = (list: UndatedList, { filed }: Attachment): boolean =>
  filed.victim === undefined && isNamed(list, filed.sections);
const isInjury = (row: Attachment): boolean => isImposed(row) && row.filed.family.injury;

/** A person without a name for whom a term is added may be one whose injury the count punishes already. */
export const furtherVictims: Check = ({ counts }) =>
  ofEachPerson.flatMap(([list, authority]) =>
    counts
      .filter(({ standing }) => standing === 'active')
      .flatMap(({ attachments }) => {
        const unnamed = attachments.filter((row) => isUnnamed(list, row));
        const others = attachments.filter((row) => isInjury(row) && !unnamed.includes(row));
        return noticeOn(others.length > 0 ? unnamed.filter(isImposed) : [], {
          code: 'FURTHER_VICTIM_UNNAMED',
          authority,
          text: 'No term is added for a victim whose bodily injury is punished on this count: give this enhancement and those of injury their victims.',
        });
      }),
  );
