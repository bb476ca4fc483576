import type { CaseFile } from '../case-file/case-file.ts';
import { type FutureRate, futureRates } from '../law/future-rates.ts';
import { isUnderAny } from '../law/statute.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { type IsoDate, inclusiveDays } from '../numbers/iso-date.ts';
import { askAnotherConviction } from '../pipeline/enhancements/another-conviction.ts';
import { conductLife, isIndeterminate } from '../pipeline/record/count.ts';
import type { Attachment } from '../pipeline/record/record.ts';
import { wholeLength } from '../pipeline/run-together/share.ts';
import { futureCredit } from '../release/future-credit.ts';
import { caseFileOf, type Plea, type Setting } from './choice.ts';
import { amountOf, type Law, measure } from './measure.ts';
import type { CreditSide } from './offer-space.ts';

/** A finding that counts by the other counts of the case: PC 667.8(c), of the former One Strike law, of another conviction. */
export const dependsOnOthers = ({ filed }: Attachment): boolean =>
  isUnderAny(filed.sections, ['PC 667.61', ...askAnotherConviction]);

/** What a decided count makes every completion serve: a term at the most credit it allows, or a life without days. */
export interface Least {
  /** Calendar days of its shortest own term, and the rate that it earns at most. */
  readonly term: number;
  readonly rate: FutureRate;
  /** The most credit before sentence that a case with this conviction has. */
  readonly earned: number;
  readonly isLife: boolean;
}

const none: Least = { term: 0, rate: '67', earned: Number.POSITIVE_INFINITY, isLife: false };
/** Since then one form of credit holds for all felonies, whichever day they are of: Pen. Code, § 4019(h). */
export const oneForm = '2011-10-01';
/** Acts of before are punished by rules that may make the whole shorter than one of its counts. */
const plainLaw = '1998-01-01';

const rateOf = (text: string): FutureRate => futureRates.find((each) => each === text) ?? '67';

/** The most credit before sentence that any completion can have, in calendar days. */
function mostEarned({ custody = [], sentencingDate }: CaseFile, today: IsoDate): number {
  return custody.reduce((sum, { in: from, out, rate }) => {
    const days = Math.max(0, inclusiveDays(from, out ?? sentencingDate ?? today));
    // no form of presentence credit more than doubles a day, but for the programs of §§ 4019.1 and 4019.2
    return sum + days * (rate === '60' || rate === '66' ? 3 : 2) + 1;
  }, 0);
}

/** The least that a mode leaves to serve, whatever is pleaded: of a term nothing is known until counts are decided. */
export function floorOf({ mode }: Setting, filed: CaseFile, today: IsoDate): number {
  if (mode.kind === 'term') return 0;
  const days = mode.kind === 'split' ? calendarDays(mode.custodyPart) : mode.jailDays;
  const rate = filed.release?.futureRate ?? '50';
  return daysOf({ ...none, term: days, rate }, mostEarned(filed, today));
}

/** Whether a count is a felony that runs whatever the court chooses: it may be stayed for another of its act (Pen. Code, § 654(a)). */
const isServedFelony = ({ ways }: Plea): boolean =>
  ways.every(
    ({ count, ofAct }) => count.severity === 'felony' && count.standing === 'active' && ofAct?.isPunished !== false,
  );

/**
 * The least that a count, pleaded so, makes every completion serve: the sentence is never shorter than the whole own term
 * of a live count (docs/law/terms.md, part 4), and no conviction beside it gives more credit. Nothing where that does not
 * hold: misdemeanors, stays, earlier judgments, old law, and terms that another choice of the case may shorten.
 */
export function leastOf(plea: Plea, setting: Setting, filed: CaseFile, law: Law, side: CreditSide): Least {
  const [{ count, file }] = plea.ways;
  if (setting.mode.kind !== 'term' || !isServedFelony(plea)) return none;
  if (file.earlier !== undefined || filed.charges.some(({ earlier, date }) => earlier !== undefined || date < plainLaw))
    return none;
  if (count.attachments.some(dependsOnOthers)) return none;
  const { caseEnhancements: _, ...rest } = filed;
  const alone = measure(caseFileOf({ ...rest, charges: [file] }, { ...setting, priors: [] }, [plea.ways[0]]), law);
  const isOneForm = filed.charges.every(({ date }) => date >= oneForm);
  const chosen = filed.release?.futureRate;
  return {
    term: calendarDays(Math.min(...plea.ways.map((way) => wholeLength(way.count)))),
    rate: chosen ?? rateOf(alone.rates[side]),
    earned: isOneForm ? alone.earned : mostEarned(filed, law.today),
    isLife: plea.ways.every((way) => isIndeterminate(way.count) || conductLife(way.count) > 0),
  };
}

const daysOf = ({ term, rate }: Least, earned: number): number => {
  if (!Number.isFinite(earned)) return 0;
  const balance = Math.max(0, term - earned);
  return Math.max(0, balance - futureCredit(balance, rate) - 1);
};

const lifeAmount = amountOf({ kind: 'life', days: 0 });

/** The least amount that every completion of some decided counts serves, of whatever else is chosen. */
export function boundOf(decided: readonly Least[]): number {
  if (decided.some(({ isLife }) => isLife)) return lifeAmount;
  const earned = decided.reduce((least, each) => Math.min(least, each.earned), Number.POSITIVE_INFINITY);
  return decided.reduce((most, each) => Math.max(most, daysOf(each, earned)), 0);
}
