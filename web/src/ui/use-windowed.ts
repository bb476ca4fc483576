import { useRovingIndex } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useWindow } from './use-window.ts';

interface Windowed {
  /** What identifies each row. */
  readonly keys: readonly string[];
  /** How high a row is as a rule, in pixels. */
  readonly height: number;
  /** What of a row takes the focus, as a selector. */
  readonly focused: string;
}

/**
 * The rows of a list that stand on the page, and the one that has the focus. Up, Down, Home and End walk the whole list,
 * one stop of Tab.
 */
export function useWindowed({ keys, height, focused }: Windowed) {
  const [active, setActive] = useState(0);
  const { element, ...shown } = useWindow({ keys, height, kept: active });
  const wanted = useRef<number | null>(null);
  const { getItemProps } = useRovingIndex({
    total: keys.length,
    orientation: 'vertical',
    loop: false,
    focusedIndex: active,
    onFocusChange: (index) => {
      wanted.current = index;
      setActive(index);
    },
  });
  useEffect(() => {
    if (wanted.current !== active) return;
    wanted.current = null;
    // the row came with this very change: the list's own keys could not find it
    element?.querySelector<HTMLElement>(`[data-index="${active}"] ${focused}`)?.focus();
  }, [active, element, focused]);
  return { ...shown, getItemProps };
}
