import { useEffect, useRef } from 'react';

/** Puts the cursor into the first field of a form that takes the place of another on its page: of any, unless told it does not. */
export function useFirstFocus(takesPlace = true) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesPlace) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [takesPlace]);
  return form;
}
