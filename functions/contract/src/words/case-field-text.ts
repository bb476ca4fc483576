import type { CaseRecord } from '../schemas/case.ts';
import { type CaseField, caseField } from '../schemas/case-fields.ts';

/** A time of day as it is said: `8:30 AM`. */
export function timeText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayKinds: ReadonlySet<string> = new Set(['day', 'day-ahead', 'birthday']);

/** What a case says in one of its fields, in words; empty where it says nothing. `dayText` says how a day is written. */
export function caseFieldText(name: CaseField, record: CaseRecord, dayText: (day: string) => string): string {
  const { kind, choices } = caseField(name);
  const said = record[name];
  if (said === null) return '';
  if (kind === 'choice') return choices?.[Number(said)] ?? '';
  if (kind === 'flag') return said === true ? 'Yes' : 'No';
  if (kind === 'time') return timeText(String(said));
  return dayKinds.has(kind) ? dayText(String(said)) : String(said);
}
