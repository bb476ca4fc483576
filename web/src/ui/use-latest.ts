import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A place where a press finds the latest value. The place itself stays: what is handed it need not be drawn anew. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
