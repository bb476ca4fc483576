import { type Dated, inForce } from '../../law/dated.ts';
import { seriousFelonies } from '../../law/lists/serious-felonies.ts';
import { isListed } from '../../law/statute-list.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { isFelony } from '../record/count.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { bringsRegistration, isTriggerByAges } from '../record/registrant.ts';

/** From when the strikes law reaches an offense: Stats. 1994, ch. 12. */
export const strikesEffective: IsoDate = '1994-03-07';

/** The Three Strikes Reform Act, from the day after its election. */
const reformAct: IsoDate = '2012-11-07';

/** Whether a third strike needs a serious, violent or otherwise named current felony: the Reform Act of 2012. */
const triggerNeeded: readonly Dated<true>[] = [
  { effective: reformAct, end: null, basis: 'sentencing', authority: 'PC 667(e)(2)(C)', value: true },
];

type Sentenced = Pick<WorkingCase, 'counts' | 'sentencingDate'>;

/** A crime with a minor whose registration hangs on ages is a trigger where another conviction asks for it (J-249). */
const isTriggerBeside = (count: Count, { counts, sentencingDate }: Sentenced): boolean =>
  isTriggerByAges(count) && counts.some((other) => bringsRegistration(other, sentencingDate));

/** An act of before is read with the lists of the Reform Act's first day: Pen. Code, § 667(h); People v. Johnson (2015) 61 Cal.4th 674. */
const isOfLockedList = ({ filed: { lawDate, punishment, sections } }: Count): boolean =>
  lawDate < reformAct && punishment.serious && isListed(seriousFelonies, sections, reformAct);

const isTrigger = (count: Count, record: Sentenced): boolean =>
  count.serious || count.violent || count.trigger || isOfLockedList(count) || isTriggerBeside(count, record);

/** Second or third strike for this count (R-B07): decided count by count, for shown lengths of stayed ones too. */
export function strikeMode(count: Count, record: Sentenced): Count['strike'] {
  const { strikes, lawDate } = count.filed;
  if (strikes === 0 || !isFelony(count) || lawDate < strikesEffective) return 'none';
  if (strikes === 1) return 'second';
  const needed = inForce(triggerNeeded, record.sentencingDate) !== undefined;
  return strikes === 3 || !needed || isTrigger(count, record) ? 'third' : 'second';
}
