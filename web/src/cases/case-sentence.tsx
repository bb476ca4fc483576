import type { CaseRecord } from '@countwise/contract';
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
  return total === undefined ? <Skeleton width="48px" height={16} /> : <b>{total.total}</b>;
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
