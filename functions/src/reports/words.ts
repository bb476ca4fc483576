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
export const statusText = (row: StatusOf, head: StatusOf | null, clientMode: boolean): string =>
  statusTextOf(row, head, clientMode ? shortStatuses : chargeStatusNames);
