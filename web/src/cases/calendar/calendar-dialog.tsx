import { type CaseRecord, timeText } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useMemo, useState } from 'react';
import { keepCase } from '../../shared/case/case-queries.ts';
import { caseTitle } from '../../shared/case/case-title.ts';
import { changeKnownCase } from '../../shared/case/change-known-case.ts';
import { calendar as text } from '../../text/hearings.ts';
import { Button } from '../../ui/button.tsx';
import { longDate, today } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type Left, type Matched, matchHearings } from './match-hearings.ts';
import { type CalendarEvent, readCalendar } from './read-calendar.ts';

interface Props {
  readonly opened: boolean;
  readonly cases: readonly CaseRecord[];
  readonly onClose: () => void;
}

const mostBytes = 5_000_000;

/** Reads a calendar file, shows which hearings it sets, and sets those that stay ticked. */
export function CalendarDialog({ opened, cases, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title} size={640}>
      {opened && <CalendarForm cases={cases} onClose={onClose} />}
    </Dialog>
  );
}

async function eventsIn(file: File): Promise<readonly CalendarEvent[] | string> {
  if (file.size > mostBytes) return text.tooLarge;
  try {
    const events = readCalendar(await file.text());
    if (events === null) return text.notCalendar;
    return events.length === 0 ? text.noEvents : events;
  } catch {
    return text.unread;
  }
}

function CalendarForm({ cases, onClose }: Omit<Props, 'opened'>) {
  const [events, setEvents] = useState<readonly CalendarEvent[] | string>([]);
  const field = useId();
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (file !== undefined) setEvents(await eventsIn(file));
  };
  return (
    <div className="form">
      <div className="calendar-file">
        <label htmlFor={field}>{text.choose}</label>
        <p id={`${field}-hint`}>{text.hint}</p>
        <input
          id={field}
          type="file"
          accept=".ics,text/calendar"
          aria-describedby={`${field}-hint`}
          onChange={(event) => void choose(event)}
        />
      </div>
      {typeof events === 'string' && (
        <p className="field-error" role="alert">
          {events}
        </p>
      )}
      {typeof events !== 'string' && events.length > 0 && <Matches events={events} cases={cases} onClose={onClose} />}
    </div>
  );
}

const dayAndTime = (day: string | null, time: string | null): string =>
  day === null ? '' : [longDate(day), time && timeText(time)].filter(Boolean).join(' ');
const nowText = ({ NextHearingDate, NextHearingTime }: CaseRecord): string =>
  NextHearingDate === null ? text.wasNone : text.was(dayAndTime(NextHearingDate, NextHearingTime));
const titleOf = (record: CaseRecord): string => `${caseTitle(record)}, ${record.CaseNumber}`;

function Matches({ events, cases, onClose }: Omit<Props, 'opened'> & { readonly events: readonly CalendarEvent[] }) {
  // what the setting itself changes does not change what is asked
  const [known] = useState(cases);
  const { toSet, same, left } = useMemo(() => matchHearings(events, known, today()), [events, known]);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const wanted = toSet.filter(({ record }) => !without.has(record.Id));
  const { set, failed } = useSet(wanted, onClose);
  const toggle = (id: string) =>
    setWithout(new Set([...without].filter((one) => one !== id).concat(without.has(id) ? [] : id)));
  return (
    <>
      {toSet.length > 0 && (
        <fieldset className="calendar-matches">
          <legend>{text.matched}</legend>
          {toSet.map(({ record, fields, isRepeated }) => (
            <CheckboxField
              key={record.Id}
              checked={!without.has(record.Id)}
              onChange={() => toggle(record.Id)}
              label={text.which(titleOf(record), dayAndTime(fields.NextHearingDate, fields.NextHearingTime))}
              description={[
                nowText(record),
                [fields.NextHearingCourt, fields.NextHearingDepartment].filter(Boolean).join(', '),
                isRepeated ? text.repeats : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </fieldset>
      )}
      {same > 0 && <p role="status">{text.same(same)}</p>}
      {left.length > 0 && <LeftOut left={left} />}
      {failed.map((line) => (
        <p key={line} className="field-error" role="alert">
          {line}
        </p>
      ))}
      {wanted.length > 0 && (
        <div className="form-foot">
          <Button tone="primary" wide busy={set.isPending} onClick={() => set.mutate()}>
            {text.set(wanted.length)}
          </Button>
        </div>
      )}
    </>
  );
}

const LeftOut = ({ left }: { readonly left: readonly Left[] }) => (
  <details className="calendar-left">
    <summary>
      {text.left} ({left.length})
    </summary>
    <ul>
      {left.map(({ event, reason }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event need not say what it is, and none moves
        <li key={place}>
          {event.summary || text.untitled}
          {event.begins !== null && `, ${longDate(event.begins.day)}`}: {text.reasons[reason]}
        </li>
      ))}
    </ul>
  </details>
);

/** Sets hearings one after the other; those that fail are told, and asked again with the next press. */
function useSet(wanted: readonly Matched[], onDone: () => void) {
  const client = useQueryClient();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const set = useMutation({
    mutationFn: async () => {
      const told: string[] = [];
      for (const { record, fields } of wanted) {
        try {
          keepCase(client, await changeKnownCase(record, fields, (standing) => keepCase(client, standing)));
        } catch (failure) {
          told.push(text.failed(titleOf(record), failure instanceof Error ? failure.message : String(failure)));
        }
      }
      return told;
    },
    onSuccess: (told) => {
      setFailed(told);
      if (told.length < wanted.length) showToast({ message: text.isSet(wanted.length - told.length) });
      if (told.length === 0) onDone();
    },
  });
  return { set, failed };
}
