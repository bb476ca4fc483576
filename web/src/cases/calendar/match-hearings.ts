import { type CaseRecord, defendantName, hasWords } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import type { CourtTime } from './california-time.ts';
import type { CalendarEvent } from './read-calendar.ts';
import { uidOf } from './write-calendar.ts';

/** The next hearing of a case, as an event tells it. */
export interface Matched {
  readonly record: CaseRecord;
  readonly fields: Pick<
    CaseRecord,
    'NextHearingDate' | 'NextHearingTime' | 'NextHearingCourt' | 'NextHearingDepartment'
  >;
  readonly isRepeated: boolean;
}
export type Reason = 'unknown' | 'several' | 'past' | 'cancelled' | 'time' | 'later';
export interface Left {
  readonly event: CalendarEvent;
  readonly reason: Reason;
}
interface Found {
  readonly event: CalendarEvent;
  readonly record: CaseRecord;
  readonly begins: CourtTime;
}

/** `Dept. 12`, `Department D-4`, `Courtroom 12`: what follows. */
const departmentIn = (location: string): string =>
  /\b(?:dept|department|courtroom|ctrm)\b\.?\s*#?\s*([\p{L}\p{N}-]+)/iu.exec(location)?.[1] ?? '';
const courtIn = (location: string): string =>
  location
    .replace(/,?\s*\b(?:dept|department|courtroom|ctrm)\b\.?\s*#?\s*[\p{L}\p{N}-]+/iu, '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '');

/** Whether a text has a case number as a word of its own: `26-1` is not in `26-10`. */
const hasNumber = (text: string, number: string): boolean =>
  number !== '' && ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.includes(` ${number.toLowerCase()} `);

/** The cases an event may be of: by its own identifier, else by a case number in its words, else by both names. */
function casesOf(event: CalendarEvent, cases: readonly CaseRecord[]): readonly CaseRecord[] {
  const own = cases.filter(({ Id }) => uidOf(Id) === event.uid);
  if (own.length > 0) return own;
  const words = [event.summary, event.description, event.caseNumber].join(' ');
  const numbered = cases.filter(({ CaseNumber }) => hasNumber(words, CaseNumber));
  if (numbered.length > 0) return numbered;
  return cases.filter((record) => {
    const { DefendantFirstName, DefendantLastName } = record;
    return (
      DefendantFirstName !== '' &&
      DefendantLastName !== '' &&
      hasWords(event.summary, defendantName({ ...record, DefendantMiddleName: '' }))
    );
  });
}

const at = ({ day, time }: CourtTime): string => `${day} ${time ?? '24:00'}`;

/** What an event says of its case; a court and department it does not tell stay as they are. */
function matchedBy({ record, event, begins }: Found): Matched {
  const { court, department, location, isRepeated } = event;
  const fields = {
    NextHearingDate: begins.day,
    NextHearingTime: begins.time,
    NextHearingCourt: (court ?? (courtIn(location) || record.NextHearingCourt)).slice(0, 100),
    NextHearingDepartment: (department ?? (departmentIn(location) || record.NextHearingDepartment)).slice(0, 40),
  };
  return { record, fields, isRepeated };
}

const standsAlready = ({ record, fields }: Matched): boolean =>
  record.NextHearingDate === fields.NextHearingDate &&
  record.NextHearingTime === fields.NextHearingTime &&
  record.NextHearingCourt === fields.NextHearingCourt &&
  record.NextHearingDepartment === fields.NextHearingDepartment;

/** The one case of an event, or why it is of none. */
function foundBy(event: CalendarEvent, cases: readonly CaseRecord[], today: IsoDate): Found | Reason {
  const { begins } = event;
  if (event.isCancelled) return 'cancelled';
  if (begins === null) return 'time';
  const [record, ...others] = casesOf(event, cases);
  if (record === undefined) return 'unknown';
  if (others.length > 0) return 'several';
  return begins.day < today ? 'past' : { event, record, begins };
}

/**
 * Which cases the events of a calendar give a next hearing, the soonest from `today` on for each; how many stand so already;
 * and what is not used, with the reason. Nothing is guessed: an event that may be of two cases is of neither.
 */
export function matchHearings(events: readonly CalendarEvent[], all: readonly CaseRecord[], today: IsoDate) {
  const cases = all.filter(({ ParentCaseId }) => ParentCaseId === null);
  const left: Left[] = [];
  const soonest = new Map<string, Found>();
  for (const event of events) {
    const found = foundBy(event, cases, today);
    if (typeof found === 'string') {
      left.push({ event, reason: found });
      continue;
    }
    const known = soonest.get(found.record.Id);
    const isSooner = known === undefined || at(found.begins) < at(known.begins);
    if (known !== undefined) left.push({ event: isSooner ? known.event : event, reason: 'later' });
    if (isSooner) soonest.set(found.record.Id, found);
  }
  const matched = [...soonest.values()].map(matchedBy);
  return {
    toSet: matched.filter((each) => !standsAlready(each)),
    same: matched.filter(standsAlready).length,
    left,
  };
}
