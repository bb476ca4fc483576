import type { CaseFile, ChargeFile, EnhancementFile } from '../case-file/case-file.ts';
import type { TermSlot } from '../crime/triad.ts';

/** A choice of the court on one row that differs from the case as filed. */
export interface CourtChoice {
  readonly row: string;
  readonly choice: TermSlot | 'consecutive' | 'concurrent' | 'least jail';
}

const stands = ({ status = 'Convicted' }: { readonly status?: string }): boolean =>
  status !== 'Dismissed' && status !== 'Acquitted';

const slotOf = ({ term = 'upper' }: { readonly term?: TermSlot }): TermSlot => term;

/** The term that an enhancement starts from: as filed, or the middle one of a finding in place of another. */
const startOf = (row: EnhancementFile, before: EnhancementFile | undefined): TermSlot =>
  before !== undefined && JSON.stringify(before.crime) === JSON.stringify(row.crime) ? slotOf(before) : 'middle';

function ofCharge(charge: ChargeFile, filed: ChargeFile): readonly CourtChoice[] {
  const { id: row, run = 'consecutive', days, enhancements = [] } = charge;
  const before = new Map((filed.enhancements ?? []).map((each) => [each.id, each]));
  return [
    ...(slotOf(charge) === slotOf(filed) ? [] : [{ row, choice: slotOf(charge) }]),
    ...(days === filed.days ? [] : [{ row, choice: 'least jail' as const }]),
    ...enhancements
      .filter((each) => stands(each) && slotOf(each) !== startOf(each, before.get(each.id)))
      .map((each) => ({ row: each.id, choice: slotOf(each) })),
    ...(run === (filed.run ?? 'consecutive') ? [] : [{ row, choice: run }]),
  ];
}

/** Terms and runs that the court chooses otherwise than the case as filed has them, of what is still pleaded to. */
export function courtChoicesBetween(filed: CaseFile, offered: CaseFile): readonly CourtChoice[] {
  const before = new Map(filed.charges.map((charge) => [charge.id, charge]));
  return offered.charges.flatMap((charge) => {
    const was = before.get(charge.id);
    return was === undefined || !stands(charge) ? [] : ofCharge(charge, was);
  });
}
