import './hearings.css';
import { type CaseRecord, timeText } from '@countwise/contract';
import { useRovingIndex } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { caseTitle } from '../../shared/case/case-title.ts';
import { hearings as text } from '../../text/hearings.ts';
import { Button } from '../../ui/button.tsx';
import { longDate, today } from '../../ui/dates.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CalendarButtons } from '../calendar/calendar-buttons.tsx';
import { CaseOpener, CaseStatusTag } from '../case-row.tsx';
import { CaseSentenceInList } from '../case-sentence.tsx';
import type { scenariosByCase } from '../corrected.ts';
import { courtroomOf, dayHeading, hearingDays } from '../hearing-days.ts';
import { Highlight } from '../highlight.tsx';

interface Props {
  /** All that are known, for a calendar. */
  readonly cases: readonly CaseRecord[];
  readonly isWhole: boolean;
  readonly rows: readonly CaseRecord[];
  readonly scenarios: ReturnType<typeof scenariosByCase>;
  readonly search: string;
  readonly withSentence: boolean;
  readonly onEdit: (record: CaseRecord) => void;
  readonly onDelete: (record: CaseRecord) => void;
}

/** Days that are shown at first, and more with each press. */
const daysAtOnce = 15;

/** The cases by their next hearing, from today on: each day by court and department. Up and Down walk them; `e` edits, Del deletes. */
export function HearingsView(props: Props) {
  const { rows } = props;
  const day = today();
  const { past, days, without } = useMemo(() => hearingDays(rows, day), [rows, day]);
  const [most, setMost] = useState(daysAtOnce);
  const shown = days.slice(0, most);
  const order = [...past, ...shown.flatMap(({ courtrooms }) => courtrooms.flatMap(({ cases }) => cases))];
  const places = new Map(order.map(({ Id }, place) => [Id, place]));
  const { getItemProps } = useRovingIndex({ total: order.length, orientation: 'vertical', loop: false });
  const rowOf = (record: CaseRecord, note?: string) => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'e') props.onEdit(record);
      if (key === 'Delete') props.onDelete(record);
    };
    const opener = getItemProps({ index: places.get(record.Id) ?? 0, onKeyDown });
    return <HearingRow key={record.Id} {...props} record={record} opener={opener} note={note} />;
  };
  return (
    <div className="hearings">
      <div className="hearing-calendar">
        <CalendarButtons cases={props.cases} isWhole={props.isWhole} />
      </div>
      {past.length > 0 && (
        <section aria-label={text.past} className="hearing-day">
          <h2>{text.past}</h2>
          <p className="hearing-note">{text.pastHint}</p>
          <ul>{past.map((record) => rowOf(record, courtroomOf(record)))}</ul>
        </section>
      )}
      {days[0]?.day !== day && <p className="hearing-note">{days.length === 0 ? text.empty : text.noneToday}</p>}
      {shown.map(({ day: heardOn, courtrooms }) => (
        <section key={heardOn} aria-label={text.hearingsOn(longDate(heardOn))} className="hearing-day">
          <h2>{dayHeading(heardOn, day)}</h2>
          {courtrooms.map(({ name, cases }) => (
            <div key={name}>
              <h3>{name || text.noCourt}</h3>
              <ul>{cases.map((record) => rowOf(record))}</ul>
            </div>
          ))}
        </section>
      ))}
      {days.length > most && <Button onClick={() => setMost(most + daysAtOnce)}>{text.later}</Button>}
      {without > 0 && <p className="hearing-note">{text.without(without)}</p>}
    </div>
  );
}

interface RowProps extends Pick<Props, 'scenarios' | 'search' | 'withSentence' | 'onEdit'> {
  readonly record: CaseRecord;
  readonly opener: ReturnType<ReturnType<typeof useRovingIndex>['getItemProps']>;
  /** Where it was to be heard, where no heading says it. */
  readonly note: string | undefined;
}

function HearingRow({ record, scenarios, search, withSentence, opener, note, onEdit }: RowProps) {
  const { NextHearingDate, NextHearingTime } = record;
  const time = NextHearingTime === null ? text.noTime : timeText(NextHearingTime);
  const isPast = note !== undefined;
  return (
    <li className="hearing">
      <span className="hearing-time">{isPast ? longDate(NextHearingDate ?? '') : time}</span>
      <span className="hearing-case">
        <CaseOpener
          record={record}
          scenarios={scenarios.get(record.Id) ?? []}
          search={search}
          opener={opener}
          name={caseTitle(record)}
        />
        <span>
          <Highlight text={record.CaseNumber} part={search} /> <CaseStatusTag record={record} />
          {note && ` ${note}`}
        </span>
      </span>
      {withSentence && <CaseSentenceInList record={record} />}
      <IconButton label={text.set(`${caseTitle(record)}, ${record.CaseNumber}`)} onClick={() => onEdit(record)}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
