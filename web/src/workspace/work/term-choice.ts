import { type ChargeRecord, slotInUse } from '@countwise/contract';
import { termSlots } from '@countwise/engine';
import { isAlternate } from './alternate-terms.ts';
import type { ChargeRow } from './case-work.ts';

type Fields = Partial<ChargeRecord>;

/** The place of the term in use, of an alternate penalty of what its count serves; null where it has no name among them. */
export function usedSlot(row: ChargeRow): string | null {
  if (isAlternate(row)) return row.served;
  const { answer } = row;
  return slotInUse(row) ?? (answer && termSlots.find((slot) => answer.own[slot]?.kind === answer.special)) ?? null;
}

/** The row that a choice is set on: a term of an alternate penalty on its count. */
export const chosenOn = (row: ChargeRow, { SelectedTerm }: Fields, rows: readonly ChargeRow[]): ChargeRow =>
  (SelectedTerm !== undefined && isAlternate(row) && rows.find(({ charge }) => charge.Id === row.under)) || row;

/** The fields of a choice: a term of death says with it that death was found, for the upper term alone never means it. */
export function chosenFields({ answer }: ChargeRow, fields: Fields): Fields {
  const slot = fields.SelectedTerm === undefined ? undefined : termSlots[fields.SelectedTerm - 1];
  return slot !== undefined && answer?.own[slot]?.kind === 'DEATH' ? { ...fields, IsDeathSentence: true } : fields;
}
