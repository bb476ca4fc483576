import type { CrimeRecord } from '@countwise/contract';
import { type IsoDate, isInForce } from '@countwise/engine';

import { chargeDetails as text } from '../../text/workspace.ts';
import { longDate, today } from '../../ui/dates.ts';
import type { ChargeRow } from '../work/case-work.ts';

type Versioned = Pick<CrimeRecord, 'Id' | 'crmSeverityName' | 'BeginDate' | 'EndDate' | 'Versions'>;

/** The id of the version of a crime that was the law on a day, of its own level if there was one; its own where none was. */
export function versionOn({ Id, crmSeverityName, Versions }: Versioned, day: IsoDate): string {
  const inForce = Versions.filter(({ BeginDate, EndDate }) => isInForce({ effective: BeginDate, end: EndDate }, day));
  const own = inForce.find((version) => version.Id === Id);
  const ofLevel = inForce.find((version) => version.crmSeverityName === crmSeverityName);
  return (own ?? ofLevel ?? inForce[0])?.Id ?? Id;
}

/** The first day that any version of a crime was the law. */
export const firstDayOf = ({ BeginDate, Versions }: Versioned): IsoDate => Versions[0]?.BeginDate ?? BeginDate;

/** The last day that any version of a crime was the law; null where one still is. */
export function lastDayOf({ EndDate, Versions }: Versioned): IsoDate | null {
  const ends = Versions.map((version) => version.EndDate);
  if (ends.length === 0) return EndDate;
  return ends.reduce((last, end) => (last === null || end === null ? null : last > end ? last : end));
}

/** The last day that a charge may be of, and what is said of a later one: today, or the crime's last as a crime. */
export function latestDay({ crime }: Pick<ChargeRow, 'crime'>) {
  const last = lastDayOf(crime);
  if (last === null || last >= today()) return { date: today(), fault: text.dateInFuture };
  return { date: last, fault: text.dateTooLate(longDate(last)) };
}
