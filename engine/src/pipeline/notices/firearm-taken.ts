import { takingsByValue } from '../../law/lists/felony-by-value.ts';
import { proposition47, proposition63 } from '../../law/measures.ts';
import { isNamedBy } from '../../law/statute-list.ts';
import type { Count } from '../record/record.ts';
import { type Check, onCounts } from './check.ts';

/** Between the two measures a firearm of $950 or less was petty theft. */
const isBetweenMeasures = ({ filed: { lawDate } }: Count): boolean =>
  proposition47 <= lawDate && lawDate < proposition63;

const mayBeOfFirearm = (count: Count): boolean =>
  count.standing === 'active' &&
  !isBetweenMeasures(count) &&
  takingsByValue.some((row) => isNamedBy(row, count.filed.sections, count.filed.crime.name));

/** The theft of a firearm is grand by its kind: the row tells the value alone. */
export const firearmTaken: Check = onCounts(mayBeOfFirearm, {
  code: 'FIREARM_IS_GRAND_THEFT',
  authority: 'PC 487(d)(2), 489(a), 490a, 514, 1192.7(c)(26)',
  text: 'Where what was taken was a firearm, this is the grand theft of a firearm, whatever its value: state prison, no misdemeanor, and a serious felony. Whether it was one is not known here; charge PC 487(d)(2) where it was.',
});
