import { type CaseRecord, defendantName } from '@countwise/contract';
import { addDays } from '@countwise/engine';
import { calendar as text } from '../../text/hearings.ts';
import { courtroomOf } from '../hearing-days.ts';
import { courtZone } from './california-time.ts';
import { escaped, folded } from './content-lines.ts';

const digits = (time: string): string => time.replaceAll(/[-:]|\.\d+/g, '');

/** The clocks of California since 2007: RFC 5545, section 3.6.5; 15 U.S.C. § 260a (Energy Policy Act of 2005, § 110). */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${courtZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'TZNAME:PDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** What tells the hearing of a case from all others: read again, it changes the event that is there. */
export const uidOf = (caseId: string): string => `hearing-${caseId}@countwise`;

function eventOf(record: CaseRecord): readonly string[] {
  const { NextHearingDate, NextHearingTime, CaseNumber } = record;
  if (NextHearingDate === null) return [];
  const begins =
    NextHearingTime === null
      ? [`DTSTART;VALUE=DATE:${digits(NextHearingDate)}`, `DTEND;VALUE=DATE:${digits(addDays(NextHearingDate, 1))}`]
      : [`DTSTART;TZID=${courtZone}:${digits(NextHearingDate)}T${digits(NextHearingTime)}00`];
  const location = courtroomOf(record);
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(record.Id)}`,
    `DTSTAMP:${digits(record.UpdatedAt)}`,
    `LAST-MODIFIED:${digits(record.UpdatedAt)}`,
    `SEQUENCE:${record.Version}`,
    ...begins,
    `SUMMARY:${escaped([defendantName(record), CaseNumber].filter(Boolean).join(', '))}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    `X-COUNTWISE-CASE-NUMBER:${escaped(CaseNumber)}`,
    `X-COUNTWISE-COURT:${escaped(record.NextHearingCourt)}`,
    `X-COUNTWISE-DEPARTMENT:${escaped(record.NextHearingDepartment)}`,
    'END:VEVENT',
  ];
}

/** The next hearings of cases as a calendar by RFC 5545, each under an identifier that stays with its case. */
export const writeCalendar = (cases: readonly CaseRecord[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Countwise//Hearings//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(text.name)}`,
    ...zone,
    ...cases.flatMap(eventOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
