import type { ChargeAnswer, Sentence } from '@countwise/engine';

/** A way for a shorter sentence that the lawful range leaves out: it is imprisonment, with everything found standing. */
export interface OutOfRange {
  readonly text: string;
  readonly authority: string;
}

const isFelony = ({ role }: ChargeAnswer): boolean => role !== 'misdemeanor' && role !== 'infraction';
const strikeWords = new Set(['X2', 'X3', '25L', 'OPT3']);
const isLengthened = ({ enhancements, ruleWords }: ChargeAnswer): boolean =>
  enhancements.length > 0 || ruleWords.some((word) => strikeWords.has(word));

/** What of this case the range leaves out, each with its authority; nothing where nothing is served. */
export function outOfRange({ charges, caseEnhancements, probation }: Sentence): readonly OutOfRange[] {
  const served = charges.filter(({ status }) => status === 'Convicted');
  if (served.length === 0) return [];
  const out: OutOfRange[] = [];
  if (probation.verdict !== 'Ineligible') out.push({ text: 'Probation is open.', authority: 'PC 1203' });
  if (caseEnhancements.length > 0 || served.some(isLengthened))
    out.push({
      text: 'A strike or an enhancement dismissed or stricken.',
      authority: 'PC 1385; People v. Superior Court (Romero) (1996) 13 Cal.4th 497; PC 12022.53(h)',
    });
  if (served.some(isFelony)) out.push({ text: 'A felony that may be a misdemeanor made one.', authority: 'PC 17(b)' });
  if (charges.some(({ status }) => status === 'Stayed654'))
    out.push({ text: 'Another act punished, and this one stayed.', authority: 'PC 654(a)' });
  return out;
}
