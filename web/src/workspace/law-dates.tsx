import { beforeAll, type CrimeRecord, lawDayOf, offenseDays, readCaseAttributes } from '@countwise/contract';
import { useState } from 'react';
import { ledger as text } from '../text/ledger.ts';
import { tools } from '../text/modes.ts';
import { DateField } from '../ui/date-field.tsx';
import { longDate } from '../ui/dates.ts';
import { PopoverButton } from '../ui/popover-button.tsx';
import { nameWithStatute } from './work/charge-words.ts';
import { useWork } from './writes/work-context.tsx';

/** Which law the case is read under: of the offense, and of the day of the sentence. Pressed it says both, row by row, and sets that day. */
export function LawDates() {
  const { record, rows } = useWork();
  const [opened, setOpened] = useState(false);
  const { sentencingDate } = readCaseAttributes(record.caseAttributes);
  const days = offenseDays(rows.map(({ charge }) => charge));
  const [day] = days;
  if (day === undefined) return null;
  const offense = days.length === 1 ? text.lawOf(longDate(day)) : text.lawOfDates(days.length);
  return (
    <PopoverButton
      opened={opened}
      onChange={setOpened}
      target={
        <button type="button" className="law-dates" onClick={() => setOpened(!opened)}>
          {offense}
          {text.sentencingLaw(sentencingDate === undefined ? null : longDate(sentencingDate))}
        </button>
      }
    >
      {opened && <Versions />}
    </PopoverButton>
  );
}

/** Which version of its section a charge is read under, as far back as is on record. */
const versionWords = ({ BeginDate }: Pick<CrimeRecord, 'BeginDate'>): string =>
  BeginDate === beforeAll ? text.versionOfDay : text.versionFrom(longDate(BeginDate));

function Versions() {
  const { record, rows, run } = useWork();
  const { sentencingDate } = readCaseAttributes(record.caseAttributes);
  return (
    <section className="law-versions" aria-label={text.lawTitle}>
      <h3>{text.lawTitle}</h3>
      <DateField
        label={tools.facts.sentencing}
        value={sentencingDate ?? null}
        ahead
        onChange={(date) => run([{ kind: 'attributes', fields: { sentencingDate: date } }], tools.facts.sentencing)}
        onClear={() => run([{ kind: 'attributes', fields: { sentencingDate: undefined } }], tools.facts.sentencing)}
      />
      <p className="quiet">{tools.facts.hint}</p>
      <dl className="facts">
        {rows.map((row) => (
          <div key={row.charge.Id}>
            <dt>{text.capital(nameWithStatute(row))}</dt>
            <dd>
              {longDate(lawDayOf(row.charge))}, {versionWords(row.crime)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
