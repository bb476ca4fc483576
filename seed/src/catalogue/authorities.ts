import { findLimitation, type IsoDate, type ListAuthorities, listAuthorities } from '@countwise/engine';
import type { CatalogueRow } from './row.ts';

/** Of each flag that a row has on a day the one subdivision that gives it. */
export function authoritiesOf(row: CatalogueRow, on: IsoDate): ListAuthorities {
  const found = listAuthorities({ ...row, words: row.variant }, row.end !== null && row.end < on ? row.end : on);
  const limitation = row.probationLimit && findLimitation(row.probationLimit.id);
  return limitation === undefined ? found : { ...found, probation: limitation.authority };
}
