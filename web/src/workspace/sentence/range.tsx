import './range.css';
import { everyUpperText, noSentence, outOfRange, outsideText, rangeAuthority, rangeText } from '@countwise/contract';
import type { ExposureRange, Sentence } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { common } from '../../text/common.ts';
import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { useRange } from '../range/range-query.ts';
import { TryEnds } from '../scenarios/try-ends.tsx';
import { useWork } from '../writes/work-context.tsx';

/** The least and the greatest that the court could lawfully impose. It is computed beside the page: no number waits for it. */
export function Range() {
  const { asked } = useWork();
  const { data: range, isPlaceholderData, isError, refetch } = useRange(asked);
  if (isError)
    return (
      <p className="range-failed">
        {text.rangeFailed} <Button onClick={() => void refetch()}>{common.retry}</Button>
      </p>
    );
  if (range !== undefined && rangeText(range) === noSentence) return null;
  const isNew = range !== undefined && !isPlaceholderData;
  return (
    <section className="range" aria-label={text.range} aria-busy={!isNew}>
      <p className="range-ends">
        {text.range} {range !== undefined && <b>{rangeText(range)}</b>}
        {!isNew && <span className="range-computing">{text.computing}</span>}
      </p>
      {range !== undefined && <Ends range={range} isNew={isNew} />}
    </section>
  );
}

interface Props {
  readonly range: ExposureRange;
  /** It is of the case as it stands, not of the case before the last change. */
  readonly isNew: boolean;
}

/** What the ends rest on; of the case as it stands, whether it lies outside, and the ways to an end. */
function Ends({ range, isNew }: Props) {
  const { sentence } = useWork();
  const everyUpper = everyUpperText(range);
  const outside = isNew ? outsideText(sentence, range) : null;
  return (
    <>
      <p>
        <Cite authority={rangeAuthority.ends} />
      </p>
      {outside !== null && <p className="range-outside">{outside}</p>}
      {everyUpper !== null && (
        <p>
          {text.everyUpper} <b>{everyUpper}</b> <Cite authority={rangeAuthority.upper} />
        </p>
      )}
      {isNew && <TryEnds range={range} />}
      <LeftOut sentence={sentence} />
    </>
  );
}

/** What could make the sentence shorter and is no choice of imprisonment. */
function LeftOut({ sentence }: { readonly sentence: Sentence }) {
  const left = outOfRange(sentence);
  if (left.length === 0) return null;
  return (
    <details className="range-left-out">
      <summary>{text.leftOutOfRange}</summary>
      <ul>
        {left.map(({ text: what, authority }) => (
          <li key={authority}>
            {what} <Cite authority={authority} />
          </li>
        ))}
      </ul>
    </details>
  );
}
