import type { CaseRecord } from '@countwise/contract';
import { useInViewport } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

/** The engine comes with the first sentence that is asked for. */
const CaseTotal = lazy(async () => ({
  default: (await import('./case-total.tsx')).CaseTotal,
}));

interface Props {
  readonly record: CaseRecord;
}

/** The total of a case, as its own screen shows and explains it. */
export const CaseSentence = ({ record }: Props) => (
  <Suspense fallback={<Skeleton width="48px" height={16} />}>
    <CaseTotal record={record} />
  </Suspense>
);

/** The same in a list, which may be long: computed once its row has come into sight. */
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
