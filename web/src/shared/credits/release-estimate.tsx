import '../mode.css';
import './release.css';
import { calendarText, lengthText, type ReleaseParts, releaseDates, releaseWorking } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import type { ReactNode } from 'react';
import { release as text } from '../../text/modes.ts';
import { DateField } from '../../ui/date-field.tsx';
import { longDate } from '../../ui/dates.ts';
import { Cite } from '../law/cite.tsx';
import { NotCounted } from './not-counted.tsx';
import { RateTable } from './rate-table.tsx';
import { ReleaseAxis } from './release-axis.tsx';
import { ReleaseHeads } from './release-head.tsx';
import { type ReleaseHead, releaseHeads } from './release-heads.ts';
import { releaseTime } from './release-time.ts';
import { weekendOf } from './weekend.ts';

/** What a release date rests on besides the sentence and its credits. */
interface ReleaseChoice {
  readonly releaseStartDate?: IsoDate | undefined;
  /** Empty: by law. */
  readonly futureCreditRatio?: string | undefined;
}

interface Props {
  readonly parts: ReleaseParts;
  readonly born: IsoDate | null;
  readonly choice: ReleaseChoice;
  /** The day that is counted from while no start is chosen. */
  readonly from: IsoDate;
  readonly onChoose: (choice: { releaseStartDate: IsoDate | undefined } | { futureCreditRatio: string }) => void;
  /** How the term is divided, under the days that follow from it. */
  readonly division?: ReactNode;
  /** What the sentence is, beside the sum. */
  readonly facts?: ReactNode;
  /** What is asked for while there is no sentence. */
  readonly wanting?: string;
}

const isServed = ({ place, special }: ReleaseParts['summary']): boolean => place !== 'none' || special !== null;

/** Release: the days first, the term by time, then the rates, the sum, and what else follows. */
export function ReleaseEstimate({ parts, born, choice, from, onChoose, division, facts, wanting = text.none }: Props) {
  const { release, summary } = parts;
  const serves = isServed(summary);
  const start = choice.releaseStartDate ?? from;
  const heads = releaseHeads(parts, choice.futureCreditRatio);
  const time = releaseTime(parts, start);
  return (
    <div className="release">
      <ReleaseHeads parts={parts} heads={heads} born={born} start={start} />
      {serves && heads.length === 0 && <NoDay said={release.notes[0]} wanting={wanting} />}
      {time !== null && <ReleaseAxis {...time} />}
      {division}
      <div className="release-columns">
        <div>
          <RateTable
            parts={parts}
            born={born}
            chosen={choice.futureCreditRatio ?? ''}
            start={start}
            onChoose={(futureCreditRatio) => onChoose({ futureCreditRatio })}
          />
          {serves && <OtherDays parts={parts} heads={heads} />}
          {heads.length > 0 && <NotCounted parts={parts} />}
        </div>
        <div>
          <Working parts={parts} choice={choice} start={start} onChoose={onChoose} />
          {facts}
          <Supervision parts={parts} />
        </div>
      </div>
      {!serves && <NoDay wanting={wanting} />}
    </div>
  );
}

const NoDay = ({ said, wanting }: { readonly said?: string | undefined; readonly wanting: string }) => (
  <p className="mode-empty">
    <Cite authority={said ?? wanting} />
  </p>
);

interface WorkingProps extends Pick<Props, 'parts' | 'choice' | 'onChoose'> {
  readonly start: IsoDate;
}

/** The sum, from the days of the term to the day of release, each line with its section. */
function Working({ parts, choice, start, onChoose }: WorkingProps) {
  const { release } = parts;
  const { expectedSentenceDays } = release;
  const calendar = calendarText(release, longDate);
  const lines = releaseWorking(parts, start, longDate);
  return (
    <section>
      {lines.length > 0 && <h3>{text.workingTitle}</h3>}
      <div className="release-start">
        <DateField
          label={text.start}
          value={choice.releaseStartDate ?? null}
          ahead
          onChange={(date) => onChoose({ releaseStartDate: date })}
          onClear={() => onChoose({ releaseStartDate: undefined })}
        />
      </div>
      {choice.releaseStartDate === undefined && <p className="mode-note">{text.startsOn(longDate(start))}</p>}
      <table className="release-sum">
        <tbody>
          {lines.map(({ amount, words, authority }) => (
            <tr key={`${amount} ${words}`}>
              <th scope="row">{amount}</th>
              <td>{words}</td>
              <td>
                <Cite authority={authority} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {calendar !== '' && <p className="mode-note">{calendar}</p>}
      {expectedSentenceDays > 0 && <p className="mode-note">{text.expected(lengthText(expectedSentenceDays))}</p>}
    </section>
  );
}

/** Days of parole that the heads do not say, and what else is to be known of these days. */
function OtherDays({ parts: { release }, heads }: Pick<Props, 'parts'> & { readonly heads: readonly ReleaseHead[] }) {
  // the day of release stands at the head
  const ofRate = release.byRate.find(({ rate }) => rate === release.working?.futureRate)?.authority;
  const said = [{ date: null, authority: ofRate }, ...heads];
  const dates = releaseDates(release).filter(
    (day) => !said.some(({ date, authority }) => authority === day.authority && (date ?? day.date) === day.date),
  );
  const notes = heads.length === 0 ? release.notes.slice(1) : release.notes;
  if (dates.length + notes.length === 0) return null;
  return (
    <section>
      <h3>{text.others}</h3>
      {dates.length > 0 && (
        <dl className="dates">
          {dates.map(({ label, date, authority }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{longDate(date)}</b> <small>{[text.estimate, weekendOf(date)].filter(Boolean).join(', ')}</small>{' '}
                <Cite authority={authority} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="mode-note">
          <Cite authority={note} />
        </p>
      ))}
    </section>
  );
}

const Supervision = ({ parts: { release } }: Pick<Props, 'parts'>) =>
  release.supervision.length > 0 && (
    <section>
      <h3>{text.supervision}</h3>
      {release.supervision.map(({ text: words, authority }) => (
        <p key={words}>
          {words} <Cite authority={authority} />
        </p>
      ))}
    </section>
  );
