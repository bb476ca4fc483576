import { useEffect, useRef } from 'react';

/** Puts the cursor into the first field of a form that takes the place of another on its page. */
export function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return form;
}
