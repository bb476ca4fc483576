import type { ChargeAnswer, CrimeVersion, Sentence } from '@countwise/engine';
import { levelOf } from './level.ts';

/** A way for a shorter sentence that the lawful range leaves out: it is imprisonment, with everything found standing. */
export interface OutOfRange {
  readonly text: string;
  readonly authority: string;
}

/** A charge with the crime that it names. */
interface Charged {
  readonly id: string;
  readonly crime: Pick<CrimeVersion, 'severity' | 'wobbler'>;
}

/**
 * A wobbler; a misdemeanor that an agreement to commit it, or a gang, makes a felony (Pen. Code, §§ 182(a), 186.22(d)); a
 * felony that is given jail of days in place of its term.
 */
const mayBeMisdemeanor = (answer: ChargeAnswer, crime: Charged['crime']): boolean =>
  levelOf(crime, answer) === 'felony' && (crime.severity !== 'felony' || crime.wobbler || answer.jail !== null);

const strikeWords = new Set(['X2', 'X3', '25L', 'OPT3']);
const isLengthened = ({ enhancements, ruleWords }: ChargeAnswer): boolean =>
  enhancements.length > 0 || ruleWords.some((word) => strikeWords.has(word));

/** Of an answer a conviction that is stayed is one whose sentence probation suspends. */
const isSuspended = ({ role }: ChargeAnswer): boolean => role === 'stayed';

/** What of this case the range leaves out, each with its authority; nothing where nothing is served. */
export function outOfRange(
  { charges, caseEnhancements, probation }: Sentence,
  charged: readonly Charged[],
): readonly OutOfRange[] {
  const crimes = new Map(charged.map(({ id, crime }) => [id, crime]));
  const served = charges.filter(({ status }) => status === 'Convicted');
  if (served.length === 0) return [];
  const out: OutOfRange[] = [];
  if (served.some(isSuspended)) out.push({ text: 'Probation, as it is granted here.', authority: 'PC 1203' });
  else if (probation.duties.length > 0)
    out.push({ text: 'Probation with drug treatment, which is or may be commanded.', authority: 'PC 1210.1(a)' });
  else if (probation.verdict !== 'Ineligible') out.push({ text: 'Probation is open.', authority: 'PC 1203' });
  if (caseEnhancements.length > 0 || served.some(isLengthened))
    out.push({
      text: 'A strike or an enhancement dismissed or stricken.',
      authority: 'PC 1385; People v. Superior Court (Romero) (1996) 13 Cal.4th 497; PC 12022.53(h)',
    });
  const isLesser = (charge: ChargeAnswer): boolean => {
    const crime = crimes.get(charge.id);
    return crime !== undefined && mayBeMisdemeanor(charge, crime);
  };
  if (served.some(isLesser)) out.push({ text: 'A felony that may be a misdemeanor made one.', authority: 'PC 17(b)' });
  if (charges.some(({ status }) => status === 'Stayed654'))
    out.push({ text: 'Another act punished, and this one stayed.', authority: 'PC 654(a)' });
  return out;
}
