import './release-axis.css';
import { dayCount } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';
import type { ReleaseTime } from './release-time.ts';

const words = text.axis;

const nameOf = (rate: string | null): string => (rate === null ? words.sentence : text.at(rate).toLowerCase());

type Part = ReleaseTime['parts'][number];

/** What a part of the axis is, as the words under it say; the day the term ends stands behind the last. */
const partWords = ({ kind, days }: Part): string => (kind === 'custody' ? words.custody(dayCount(days)) : words[kind]);
const dayOf = ({ kind }: Part, ends: IsoDate): string => (kind === 'noCredit' ? longDate(ends) : '');

/** The term as one line of time, with the days of release on it; in words for those who do not see it. */
export function ReleaseAxis({ parts, marks, ends }: ReleaseTime) {
  const said = [
    ...marks.map(({ date, rate }) => `${longDate(date)} ${nameOf(rate)}`),
    ...parts.map((part) => `${partWords(part)} ${dayOf(part, ends)}`.trim()),
  ];
  return (
    <figure className="release-axis">
      <div role="img" aria-label={`${words.name}: ${said.join(', ')}`}>
        <p className="axis-names">
          {marks.map(({ date, rate, at, nameAt }) => (
            <span key={nameOf(rate)} data-edge={at === 0 || undefined} style={{ left: `${at === 0 ? 0 : nameAt}%` }}>
              <b>{longDate(date)}</b> {nameOf(rate)}
            </span>
          ))}
        </p>
        <p className="axis-ticks">
          {marks.map(({ rate, at }) => (
            <i key={nameOf(rate)} style={{ left: `${at}%` }} />
          ))}
        </p>
        <p className="axis-line">
          {parts.map(({ kind, days }) => (
            <i key={kind} data-kind={kind} style={{ flexGrow: days }} />
          ))}
        </p>
      </div>
      <figcaption aria-hidden="true">
        {parts.map((part) => (
          <span key={part.kind} data-under={part.kind} style={{ flexGrow: part.days }}>
            <i data-kind={part.kind} /> {partWords(part)} <b>{dayOf(part, ends)}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
