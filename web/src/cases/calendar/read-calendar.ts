import { isIsoDate } from '@countwise/engine';
import { type CourtTime, courtTimeOf, courtZone, instantOf } from './california-time.ts';
import { type Property, propertyOf, unescaped, unfolded } from './content-lines.ts';

/** An event of a calendar as far as a hearing is told by it. */
export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly caseNumber: string;
  /** As our own calendars say them; null in others, whose place alone tells. */
  readonly court: string | null;
  readonly department: string | null;
  /** Null where its day cannot be read, or its time zone is not known. */
  readonly begins: CourtTime | null;
  readonly isCancelled: boolean;
  /** Only its first day is read. */
  readonly isRepeated: boolean;
}

/** How some programs call the time of California. */
const courtZoneNames = new Set([courtZone, 'US/Pacific', 'Pacific Standard Time', 'PST8PDT']);

/** The clock that a value of date and time shows: `20261201T083000`. */
function clockOf(value: string): string | null {
  const found = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)$/.exec(value);
  if (found === null) return null;
  const [, year = '', month = '', day = '', hour = '', minute = ''] = found;
  return isIsoDate(`${year}-${month}-${day}`) ? `${year}-${month}-${day}T${hour}:${minute}:00` : null;
}

/** The day and time in California: of a whole day, of Greenwich's clock, of the zone that is named, else as it stands. */
function timeOf({ value, parameters }: Property): CourtTime | null {
  if (/^\d{8}$/.test(value)) {
    const day = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`;
    return isIsoDate(day) ? { day, time: null } : null;
  }
  const clock = clockOf(value.replace(/Z$/, ''));
  if (clock === null) return null;
  if (value.endsWith('Z')) return courtTimeOf(Date.parse(`${clock}Z`));
  const timeZone = parameters.get('TZID')?.replace(/^\//, '');
  if (timeZone === undefined || courtZoneNames.has(timeZone))
    return { day: clock.slice(0, 10), time: clock.slice(11, 16) };
  try {
    return courtTimeOf(instantOf(clock, timeZone));
  } catch {
    return null;
  }
}

function eventOf(properties: ReadonlyMap<string, Property>): CalendarEvent {
  const said = (name: string): string => unescaped(properties.get(name)?.value ?? '').trim();
  const start = properties.get('DTSTART');
  return {
    uid: said('UID'),
    sequence: Number(said('SEQUENCE')) || 0,
    summary: said('SUMMARY'),
    description: said('DESCRIPTION'),
    location: said('LOCATION'),
    caseNumber: said('X-COUNTWISE-CASE-NUMBER'),
    court: properties.has('X-COUNTWISE-COURT') ? said('X-COUNTWISE-COURT') : null,
    department: properties.has('X-COUNTWISE-DEPARTMENT') ? said('X-COUNTWISE-DEPARTMENT') : null,
    begins: start === undefined ? null : timeOf(start),
    isCancelled: said('STATUS').toUpperCase() === 'CANCELLED',
    isRepeated: properties.has('RRULE') || properties.has('RDATE'),
  };
}

/** An event that stands twice is read once, as it was changed last. */
function newest(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const byUid = new Map<string, CalendarEvent>();
  for (const [place, event] of events.entries()) {
    const key = event.uid === '' ? `without ${place}` : event.uid;
    const known = byUid.get(key);
    if (known === undefined || event.sequence >= known.sequence) byUid.set(key, event);
  }
  return [...byUid.values()];
}

/** The events of a calendar file, alarms and the like left out; null where it is none. */
export function readCalendar(file: string): readonly CalendarEvent[] | null {
  const lines = unfolded(file.replace(/^\uFEFF/, '')).flatMap((line) => propertyOf(line) ?? []);
  const [first] = lines;
  if (first?.name !== 'BEGIN' || first.value.trim().toUpperCase() !== 'VCALENDAR') return null;
  const events: CalendarEvent[] = [];
  const open: { readonly component: string; readonly properties: Map<string, Property> }[] = [];
  for (const property of lines) {
    if (property.name === 'BEGIN') open.push({ component: property.value.trim().toUpperCase(), properties: new Map() });
    else if (property.name === 'END') {
      const ended = open.pop();
      if (ended?.component === 'VEVENT') events.push(eventOf(ended.properties));
    } else open.at(-1)?.properties.set(property.name, property);
  }
  return newest(events);
}
