import { type Dated, inForce } from '../../law/dated.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';

/** From when the strikes law reaches an offense: Stats. 1994, ch. 12. */
export const strikesEffective: IsoDate = '1994-03-07';

/** Whether a third strike needs a serious, violent or otherwise named current felony: the Reform Act of 2012. */
const triggerNeeded: readonly Dated<true>[] = [
  { effective: '2012-11-07', end: null, basis: 'sentencing', authority: 'PC 667(e)(2)(C)', value: true },
];

const isTrigger = ({ serious, violent, trigger }: Count): boolean => serious || violent || trigger;

/** Second or third strike for this count (R-B07): decided count by count, for shown lengths of stayed ones too. */
export function strikeMode(count: Count, sentencingDate: IsoDate): Count['strike'] {
  const { strikes, lawDate } = count.filed;
  if (strikes === 0 || !isFelony(count) || lawDate < strikesEffective) return 'none';
  if (strikes === 1) return 'second';
  const needed = inForce(triggerNeeded, sentencingDate) !== undefined;
  return strikes === 3 || !needed || isTrigger(count) ? 'third' : 'second';
}
