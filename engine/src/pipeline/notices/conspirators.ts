import { isUnder } from '../../law/statute.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import { type Check, noticeOn } from './check.ts';

/** What the sections of quantities of drugs ask of one who conspired, beside the quantity. */
const asked: readonly (readonly [section: string, paragraphs: string, of: string])[] = [
  [
    'HS 11370.4',
    '(a)(2), (b)(3), (c)(2)',
    'the planning, direction, execution, or financing of the underlying offense',
  ],
  [
    'HS 11379.8',
    '(e)',
    'the direction or supervision of, or in a significant portion of the financing of, the underlying offense',
  ],
];

/** A quantity found of a conspiracy, which needs a further finding: People v. Lopez (1993) 20 Cal.App.4th 897. */
export const conspirators: Check = ({ counts }) => {
  const rows = counts
    .filter((count) => isActiveFelony(count) && count.filed.state === 'Conspiracy')
    .flatMap(({ attachments }) => attachments.filter((row) => isLive(row) && !row.filed.punishmentStruck));
  return asked.flatMap(([section, paragraphs, of]) =>
    noticeOn(
      rows.filter(({ filed }) => isUnder(filed.sections, section)),
      {
        code: 'CONSPIRATOR_INVOLVED',
        authority: `${section}${paragraphs}; People v. Lopez (1993) 20 Cal.App.4th 897`,
        text: `Of a conspiracy this term is imposed only where it is also found, or admitted, that the defendant was substantially involved in ${of}.`,
      },
    ),
  );
};
