import type { CaseRecord } from '@countwise/contract';
import { useDeferredValue, useEffect } from 'react';
import { useCases } from '../shared/case/use-cases.ts';

/** Whether the list has stood on this page before. */
let hasStood = false;

const none: readonly CaseRecord[] | undefined = undefined;
const notYet = { cases: none, isWhole: false };

/**
 * The cases as the list shows them. What opens the site is drawn without them first, however soon they come: the frame is
 * there while the rows are made. A list that is come back to has its rows at once, and stands where it was left.
 */
export function useShownCases(): ReturnType<typeof useCases> {
  const { cases, isWhole } = useCases();
  const isFirst = useDeferredValue(false, !hasStood);
  useEffect(() => {
    hasStood = true;
  }, []);
  return isFirst ? notYet : { cases, isWhole };
}
