import { type IsoDate, type ListAuthorities, listAuthorities } from '@countwise/engine';
import type { CatalogueRow } from './row.ts';

/** Of each flag that a row has on a day the one subdivision that gives it. */
export const authoritiesOf = (row: CatalogueRow, on: IsoDate): ListAuthorities =>
  listAuthorities({ ...row, words: row.variant }, row.end !== null && row.end < on ? row.end : on);
