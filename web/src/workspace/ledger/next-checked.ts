import type { Notice } from '@countwise/engine';
import type { ChargeRow } from '../work/case-work.ts';

/** The row after the one that is opened that a check questions; after the last the first. */
export function nextChecked(
  rows: readonly ChargeRow[],
  checks: ReadonlyMap<string, readonly Notice[]>,
  opened: string | null,
): ChargeRow | undefined {
  const at = rows.findIndex(({ charge }) => charge.Id === opened);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  return inTurn.find(({ charge }) => checks.has(charge.Id));
}
