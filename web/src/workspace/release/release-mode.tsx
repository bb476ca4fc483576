import '../modes.css';
import { readCaseAttributes } from '@countwise/contract';
import { ageOn, type IsoDate, type Release } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';
import { DateField } from '../../ui/date-field.tsx';
import { longDate } from '../../ui/dates.ts';
import { SelectField } from '../../ui/fields.tsx';
import { attributesWrite } from '../case-attributes.ts';
import { lengthText } from '../sentence/total.ts';
import { useWork } from '../work-context.tsx';
import { ReleaseBar } from './release-bar.tsx';

const paroleDates = ['earliestParole', 'legalParole', 'youthParole', 'elderlyParole', 'calendarRelease'] as const;
const futureRates = ['0', '15', '20', '33', '50', '60', '67'] as const;

/** Release Date: the sentence, when it begins, what credit is to come, and the days that follow from it. */
export function ReleaseMode() {
  const { sentence } = useWork();
  const { summary, release } = sentence;
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <section>
        <h3>{text.sentence}</h3>
        <dl className="figures">
          <div>
            <dt>{text.determinate}</dt>
            <dd>{lengthText(summary.totalDeterminate)}</dd>
          </div>
          <div>
            <dt>{text.indeterminate}</dt>
            <dd>{summary.special ?? (summary.indeterminate || lengthText(0))}</dd>
          </div>
          <div>
            <dt>{text.prop57}</dt>
            <dd>{release.prop57}</dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>{text.estimation}</h3>
        <Choices />
        {release.working === null ? (
          <p className="mode-empty">{release.notes[0] ?? text.none}</p>
        ) : (
          <ReleaseBar working={release.working} />
        )}
        <Dates release={release} />
        {release.notes.map((note) => (
          <p key={note} className="mode-note">
            {note}
          </p>
        ))}
      </section>
      <Consequences release={release} />
    </div>
  );
}

function Choices() {
  const { record, run } = useWork();
  const { releaseStartDate, futureCreditRatio } = readCaseAttributes(record.caseAttributes);
  return (
    <div className="form-row mode-choices">
      <DateField
        label={text.start}
        value={releaseStartDate ?? null}
        onChange={(date) => run([attributesWrite(record, { releaseStartDate: date })], text.saved)}
      />
      <SelectField
        label={text.future}
        value={futureCreditRatio ?? ''}
        data={[{ value: '', label: text.byLaw }, ...futureRates.map((rate) => ({ value: rate, label: `${rate}%` }))]}
        onChange={(event) =>
          run([attributesWrite(record, { futureCreditRatio: event.currentTarget.value })], text.saved)
        }
      />
    </div>
  );
}

function Dates({ release }: { readonly release: Release }) {
  const { record } = useWork();
  const born = record.DefendantBirthdate;
  const known = [
    { label: text.earliest, date: release.earliestRelease },
    ...paroleDates.map((name) => ({ label: text.dates[name], date: release[name] })),
  ].flatMap(({ label, date }) => (date === null ? [] : [{ label, date }]));
  return (
    <dl className="dates">
      {known.map(({ label, date }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{longDate(date)}</b> <small>{text.estimate}</small>
            {born !== null && <small>, {ageText(born, date)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ageText = (born: IsoDate, on: IsoDate): string => {
  const { years, months } = ageOn(born, on);
  return text.age(years, months);
};

function Consequences({ release }: { readonly release: Release }) {
  return (
    <>
      {release.byRate.length > 0 && (
        <section>
          <h3>{text.byRate}</h3>
          <table className="plain-table">
            <tbody>
              {release.byRate.map(({ rate, earliestRelease, authority }) => (
                <tr key={rate}>
                  <th scope="row">{rate}%</th>
                  <td>{longDate(earliestRelease)}</td>
                  <td>
                    <cite>{authority}</cite>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {release.supervision.length > 0 && (
        <section>
          <h3>{text.supervision}</h3>
          {release.supervision.map(({ text: words, authority }) => (
            <p key={words}>
              {words} <cite>{authority}</cite>
            </p>
          ))}
        </section>
      )}
    </>
  );
}
