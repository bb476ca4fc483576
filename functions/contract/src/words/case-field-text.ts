import type { CaseRecord } from '../schemas/case.ts';
import { type CaseField, caseField } from '../schemas/case-fields.ts';

/** What a case says in one of its fields, in words; empty where it says nothing. `dayText` says how a day is written. */
export function caseFieldText(name: CaseField, record: CaseRecord, dayText: (day: string) => string): string {
  const { kind, choices } = caseField(name);
  const said = record[name];
  if (said === null) return '';
  if (kind === 'choice') return choices?.[Number(said)] ?? '';
  if (kind === 'flag') return said === true ? 'Yes' : 'No';
  return kind === 'day' || kind === 'birthday' ? dayText(String(said)) : String(said);
}
