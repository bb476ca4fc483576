import { addDays, type IsoDate, inclusiveDays } from '@countwise/engine';

interface Gap {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
}

/** The days at liberty between periods of custody, in order; periods that follow day on day, or overlap, leave none. */
export function custodyGaps(
  periods: readonly { readonly dateIn: IsoDate; readonly dateOut: IsoDate }[],
): readonly Gap[] {
  const gaps: Gap[] = [];
  let heldUntil: IsoDate | null = null;
  for (const { dateIn, dateOut } of periods.toSorted((left, right) => left.dateIn.localeCompare(right.dateIn))) {
    if (heldUntil !== null && addDays(heldUntil, 1) < dateIn) {
      const [from, to] = [addDays(heldUntil, 1), addDays(dateIn, -1)];
      gaps.push({ from, to, days: inclusiveDays(from, to) });
    }
    if (heldUntil === null || dateOut > heldUntil) heldUntil = dateOut;
  }
  return gaps;
}
