import { useRovingIndex } from '@mantine/hooks';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { usePrinting } from './use-printing.ts';

/** So many rows stand on the page as they are, and can be searched; printed is every row. */
const mostWhole = 100;
const beyondSight = 8;

interface Windowed {
  /** What identifies each row. */
  readonly keys: readonly string[];
  /** How high a row is as a rule, in pixels. */
  readonly height: number;
  /** What of a row takes the focus, as a selector. */
  readonly focused: string;
}

/** Where an element begins on the page, however far that is scrolled. */
const topOf = (element: HTMLElement | null): number =>
  element === null ? 0 : element.getBoundingClientRect().top + window.scrollY;

/**
 * The rows of a list that stand on the page: all of a short one, of a long one those in sight and the one that has the
 * focus, each with the room of those left out before it. Up, Down, Home and End walk the whole list, one stop of Tab.
 */
export function useWindowed({ keys, height, focused }: Windowed) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const total = keys.length;
  const printing = usePrinting();
  const isLong = total > mostWhole && !printing;
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  const { getItemProps } = useRovingIndex({
    total,
    orientation: 'vertical',
    loop: false,
    focusedIndex: active,
    onFocusChange: (index) => {
      wanted.current = index;
      setActive(index);
    },
  });
  const virtualizer = useWindowVirtualizer({
    enabled: isLong,
    count: total,
    estimateSize: () => height,
    overscan: beyondSight,
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: topOf(list),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].filter((at) => at < total).toSorted((a, b) => a - b),
  });
  useEffect(() => {
    if (wanted.current !== active) return;
    wanted.current = null;
    // the row came with this very change: the list's own keys could not find it
    list?.querySelector<HTMLElement>(`[data-index="${active}"] ${focused}`)?.focus();
  }, [active, list, focused]);
  const margin = virtualizer.options.scrollMargin;
  let end = 0;
  const rows = isLong
    ? virtualizer.getVirtualItems().map((item) => {
        const start = item.start - margin;
        const row = { index: item.index, roomBefore: start - end };
        end = start + item.size;
        return row;
      })
    : keys.map((_, index) => ({ index, roomBefore: 0 }));
  return {
    /** Ref of what holds the rows, by which their place on the page is known. */
    list: setList,
    rows,
    roomAfter: isLong ? virtualizer.getTotalSize() - end : 0,
    isLong,
    measure: isLong ? virtualizer.measureElement : undefined,
    getItemProps,
  };
}
