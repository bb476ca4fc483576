import './range.css';
import { mostText, noSentence, outsideText, rangeName, rangeText, refusesProbation } from '@countwise/contract';
import type { ExposureRange } from '@countwise/engine';
import { LengthWords } from '../../shared/length-words.tsx';
import { common } from '../../text/common.ts';
import { ledger } from '../../text/ledger.ts';
import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { useRange } from '../range/range-query.ts';
import { useMostRuns } from '../work/use-most-runs.ts';
import { useWork } from '../writes/work-context.tsx';
import { RangeEndButton } from './range-end.tsx';

/** The least and the greatest that the court could lawfully impose, and where the total lies. It is computed beside the page: no number waits for it. */
export function Range({ scaled = false }: { readonly scaled?: boolean }) {
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
  const name = range === undefined ? text.range : rangeName(range);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, for it stands twice, and no form
    <div className="range" role="group" aria-label={name} aria-busy={!isNew}>
      <span className="range-name">{name}</span>
      <div className="range-ends">
        {range !== undefined && <Ends range={range} isNew={isNew} scaled={scaled} />}
        {!isNew && <span className="range-computing">{text.computing}</span>}
      </div>
    </div>
  );
}

interface Props {
  readonly range: ExposureRange;
  /** It is of the case as it stands, not of the case before the last change. */
  readonly isNew: boolean;
  readonly scaled: boolean;
}

function Ends({ range, isNew, scaled }: Props) {
  const { sentence } = useWork();
  const most = useMostRuns();
  const outside = isNew && scaled ? outsideText(sentence, range, most) : null;
  const place = scaled && !refusesProbation(range) ? placeOf(range, sentence.summary.totalDeterminate) : null;
  if (rangeText(range) === mostText(range))
    return <RangeEndButton range={range} side="most" isNew={isNew} named={scaled} />;
  return (
    <>
      <RangeEndButton range={range} side="least" isNew={isNew} named={scaled} />
      {place === null ? (
        <span className="quiet">{ledger.to}</span>
      ) : (
        <span className="scale" aria-hidden="true">
          <i data-beyond={place > 1 || undefined} style={{ left: `${Math.max(0, Math.min(place, 1.12)) * 100}%` }} />
        </span>
      )}
      <RangeEndButton range={range} side="most" isNew={isNew} named={scaled} />
      {outside !== null && (
        <p className="range-outside">
          <LengthWords words={outside} />
        </p>
      )}
    </>
  );
}

/** Where the total lies between the ends, 0 to 1; null where life terms leave no scale. */
function placeOf({ minimum, maximum }: ExposureRange, total: number): number | null {
  const isPlain = [minimum, maximum].every(
    ({ summary }) => !summary.life && summary.special === null && summary.totalDeterminate > 0,
  );
  const [least, most] = [minimum.summary.totalDeterminate, maximum.summary.totalDeterminate];
  return isPlain && most > least ? (total - least) / (most - least) : null;
}
