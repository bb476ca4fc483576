import '../mode.css';
import '../../ui/plain-table.css';
import { lengthText, releaseDates } from '@countwise/contract';
import { ageOn, futureRates, type IsoDate, type Release } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';
import { DateField } from '../../ui/date-field.tsx';
import { longDate } from '../../ui/dates.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Cite } from '../law/cite.tsx';
import { ReleaseBar } from './release-bar.tsx';
import { weekendOf } from './weekend.ts';

/** What a release date rests on besides the sentence and its credits. */
interface ReleaseChoice {
  readonly releaseStartDate?: IsoDate | undefined;
  /** Empty: by law. */
  readonly futureCreditRatio?: string | undefined;
}

interface Props {
  readonly release: Release;
  readonly born: IsoDate | null;
  readonly choice: ReleaseChoice;
  /** The day that is counted from while no start is chosen. */
  readonly from: IsoDate;
  readonly onChoose: (choice: { releaseStartDate: IsoDate } | { futureCreditRatio: string }) => void;
}

/** The release date: when the sentence begins, what credit is to come, and the days that follow from it. */
export function ReleaseEstimate({ release, born, choice, from, onChoose }: Props) {
  return (
    <>
      <section>
        <h3>{text.estimation}</h3>
        <Choices choice={choice} onChoose={onChoose} />
        {choice.releaseStartDate === undefined && <p className="mode-note">{text.startsOn(longDate(from))}</p>}
        {release.working === null && release.notes.length === 0 && <p className="mode-empty">{text.none}</p>}
        {release.working !== null && <ReleaseBar working={release.working} />}
        <Dates release={release} born={born} />
        {release.expectedSentenceDays > 0 && (
          <p className="mode-note">{text.expected(lengthText(release.expectedSentenceDays))}</p>
        )}
        {release.notes.map((note) => (
          <p key={note} className="mode-note">
            {note}
          </p>
        ))}
      </section>
      <Consequences release={release} />
    </>
  );
}

function Choices({ choice, onChoose }: Pick<Props, 'choice' | 'onChoose'>) {
  return (
    <div className="form-row mode-choices">
      <DateField
        label={text.start}
        value={choice.releaseStartDate ?? null}
        onChange={(date) => onChoose({ releaseStartDate: date })}
      />
      <SelectField
        label={text.future}
        value={choice.futureCreditRatio ?? ''}
        data={[{ value: '', label: text.byLaw }, ...futureRates.map((rate) => ({ value: rate, label: `${rate}%` }))]}
        onChange={(event) => onChoose({ futureCreditRatio: event.currentTarget.value })}
      />
    </div>
  );
}

function Dates({ release, born }: Pick<Props, 'release' | 'born'>) {
  return (
    <dl className="dates">
      {releaseDates(release).map(({ label, date, authority }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{longDate(date)}</b> <small>{[text.estimate, weekendOf(date)].filter(Boolean).join(', ')}</small>
            {born !== null && <small>, {ageText(born, date)}</small>} <Cite authority={authority} />
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
                    <Cite authority={authority} />
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
              {words} <Cite authority={authority} />
            </p>
          ))}
        </section>
      )}
    </>
  );
}
