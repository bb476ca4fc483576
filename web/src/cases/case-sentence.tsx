import './case-sentence.css';
import { type CaseRecord, noSentence } from '@countwise/contract';
import { useInViewport } from '@mantine/hooks';
import { useState } from 'react';
import { useStoredTotals } from '../shared/case/stored-totals.ts';
import { Skeleton } from '../ui/skeleton.tsx';

interface Props {
  readonly record: CaseRecord;
}

/** The total of a case, as its own screen shows and explains it. */
export function CaseSentence({ record }: Props) {
  const [total] = useStoredTotals([record]);
  if (total === undefined) return <Skeleton width="48px" height={16} />;
  // of a case that comes to nothing the number is no news
  return total.total === noSentence ? <span className="case-none">{total.total}</span> : <b>{total.total}</b>;
}

/** The same in a list, which may be long: asked for once its row has come into sight. */
export function CaseSentenceInList({ record }: Props) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <span ref={ref} className="case-sentence">
      {seen && <CaseSentence record={record} />}
    </span>
  );
}
