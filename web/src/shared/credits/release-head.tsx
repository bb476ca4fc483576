import './release-head.css';
import type { ReleaseParts } from '@countwise/contract';
import { ageOn, daysBetween, type IsoDate } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.ts';
import { spanText } from '../../ui/date-span.ts';
import { longDate } from '../../ui/dates.ts';
import { Cite } from '../law/cite.tsx';
import { headTitle, type ReleaseHead } from './release-heads.ts';
import { releaseRecord } from './release-record.ts';
import { weekdayOf } from './weekend.ts';

interface Props {
  readonly parts: ReleaseParts;
  readonly heads: readonly ReleaseHead[];
  readonly born: IsoDate | null;
  /** The day the term begins. */
  readonly start: IsoDate;
}

/** The answer of the screen: each day large, under what it is counted with, over its weekday, age and section. */
export function ReleaseHeads({ parts, heads, born, start }: Props) {
  const [first] = heads;
  if (first === undefined) return null;
  return (
    <>
      <div className="release-title">
        <p>
          <b>{text.isEstimate}</b> {unbroken(headTitle(parts, start))}
        </p>
        <CopyRelease words={releaseRecord(parts, heads, start)} />
      </div>
      <dl className="release-heads">
        {heads.map((head) => (
          <div key={head.strong}>
            <dt>
              <b>{head.strong}</b>, {head.words}
            </dt>
            <dd>
              <span className="release-day">{longDate(head.date)}</span>
              <small>{aboutDay(head.date, { born, start, first: head === first ? null : first.date })}.</small>{' '}
              <Cite authority={head.authority} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A life term is not parted at the end of a line: `7 - L`. */
const unbroken = (words: string): string => words.replaceAll(' - L', '\u00a0-\u00a0L');

interface Beside {
  readonly born: IsoDate | null;
  readonly start: IsoDate;
  /** The day that stands first; null for that day itself. */
  readonly first: IsoDate | null;
}

/** `Sunday, at the age of 45y 4m, 3y 6m earlier`. */
function aboutDay(date: IsoDate, { born, start, first }: Beside): string {
  const age = born === null ? null : ageOn(born, date);
  return [
    weekdayOf(date),
    date === start ? text.onStart : '',
    age === null ? '' : text.atAge(age.years, age.months),
    first === null || daysBetween(first, date) === 0 ? '' : spanText(first, date),
  ]
    .filter(Boolean)
    .join(', ');
}

function CopyRelease({ words }: { readonly words: string }) {
  return (
    <Button tone="quiet" onClick={() => void copy(words, text.copied)}>
      {text.copy}
    </Button>
  );
}
