import { useEffect, useRef } from 'react';

/** Focuses an element by its id as soon as a change of the screen has brought it. */
export function useFocusWhenThere(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const found = wanted.current === null ? null : document.getElementById(wanted.current);
    if (found === null) return;
    wanted.current = null;
    found.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
