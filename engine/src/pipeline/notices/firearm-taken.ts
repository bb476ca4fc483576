import { takenOrReceived, takingsByValue } from '../../law/lists/felony-by-value.ts';
import { proposition47, proposition63 } from '../../law/measures.ts';
import { isNamedBy, type UndatedList } from '../../law/statute-list.ts';
import type { Count } from '../record/record.ts';
import { type Check, said } from './check.ts';

/** Between the two measures a firearm of $950 or less was petty theft. */
const isBetweenMeasures = ({ filed: { lawDate } }: Count): boolean =>
  proposition47 <= lawDate && lawDate < proposition63;

const isAmong = (list: UndatedList, { filed: { sections, crime } }: Count): boolean =>
  list.some((row) => isNamedBy(row, sections, crime.name));

const mayBeOfFirearm = (count: Count): boolean =>
  count.standing === 'active' && !isBetweenMeasures(count) && isAmong(takingsByValue, count);

/** The theft of a firearm is grand by its kind: the row tells the value alone. */
export const firearmTaken: Check = ({ counts }) =>
  said(counts.filter(mayBeOfFirearm), (count) => {
    const taken = isAmong(takenOrReceived, count) ? 'stolen or embezzled, and not received from another,' : 'taken';
    return {
      code: 'FIREARM_IS_GRAND_THEFT',
      authority: 'PC 487(d)(2), 489(a), 490a, 514, 1192.7(c)(26)',
      text: `Where what was ${taken} was a firearm, this is the grand theft of a firearm, whatever its value: state prison, no misdemeanor, and a serious felony. Whether it was one is not known here; charge PC 487(d)(2) where it was.`,
    };
  });
