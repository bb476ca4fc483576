import {
  type CaseRecord,
  chargeStatusNames,
  defendantName,
  originalCase,
  type StatusOf,
  statusTextOf,
} from '@countwise/contract';
import type { ChargeStatus } from '@countwise/engine';

/** `2026-03-14` -> `03/14/2026`, the way dates stand in reports. */
export const dateText = (date: string | null): string =>
  date === null ? '' : date.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1');

/** The defendant; a case without personal data goes by its number. */
export const defendantOf = (record: CaseRecord): string => defendantName(record) || `Case ${record.CaseNumber}`;

/** The scenario's name; a case that is none is the original. */
export const scenarioOf = ({ ScenarioName }: CaseRecord): string => ScenarioName ?? originalCase;

const shortStatuses: Readonly<Record<ChargeStatus, string>> = {
  Convicted: 'Conv.',
  Acquitted: 'Acq.',
  Dismissed: 'Dism.',
  Stayed654: '654',
  Stayed: 'Stay',
};
const wholeStatuses: Readonly<Record<ChargeStatus, string>> = {
  Convicted: 'convicted',
  Acquitted: 'found not guilty',
  Dismissed: 'dismissed',
  Stayed654: 'convicted, not punished, for its act is punished under another count (PC 654)',
  Stayed: 'convicted, its term is stayed and not served',
};

/** What the short words of some rows stand for, as `Conv.: convicted. Dism.: dismissed.` */
export const statusKey = (rows: readonly { readonly status: ChargeStatus }[]): string =>
  [...new Set(rows.map(({ status }) => status))]
    .map((status) => `${shortStatuses[status]}: ${wholeStatuses[status]}.`)
    .join(' ');

export const statusText = (row: StatusOf, head: StatusOf | null, clientMode: boolean): string =>
  statusTextOf(row, head, clientMode ? shortStatuses : chargeStatusNames);
