import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useDeferredValue, useState } from 'react';
import { usePrinting } from './use-printing.ts';

/** So many rows stand on the page as they are, and can be searched; printed is every row. */
const mostWhole = 100;
const beyondSight = 8;
/** So many stand on the page at its first paint: more than a screen shows. */
const mostAtFirst = 30;

interface Listed {
  /** What identifies each row. */
  readonly keys: readonly string[];
  /** How high a row is as a rule, in pixels. */
  readonly height: number;
  /** The row that stands on the page wherever that is scrolled: the one that has the focus. */
  readonly kept: number;
  /** What the list scrolls in; left out, that is the page. */
  readonly frame?: HTMLElement | null;
}

/** Where an element begins in what it scrolls in, however far that is scrolled. */
function topOf(element: HTMLElement | null, frame: HTMLElement | null | undefined): number {
  if (element === null) return 0;
  const { top } = element.getBoundingClientRect();
  return frame ? top - frame.getBoundingClientRect().top + frame.scrollTop : top + window.scrollY;
}

type InSight = Pick<
  VirtualizerOptions<Element, Element>,
  'count' | 'estimateSize' | 'overscan' | 'getItemKey' | 'scrollMargin' | 'rangeExtractor'
>;

/** What of a list is in sight as its frame, or the page, is scrolled. */
function useScrolled(frame: HTMLElement | null | undefined, enabled: boolean, list: InSight) {
  const ofPage = useWindowVirtualizer({ ...list, enabled: enabled && frame === undefined });
  const ofFrame = useVirtualizer({
    ...list,
    enabled: enabled && frame !== undefined,
    getScrollElement: () => frame ?? null,
  });
  return frame === undefined ? ofPage : ofFrame;
}

/** The rows of a list that stand on the page: all of a short one, of a long one those in sight, each with the room before it. */
export function useWindow({ keys, height, kept, frame }: Listed) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const total = keys.length;
  const printing = usePrinting();
  const isLong = total > mostWhole && !printing;
  const isPainted = useDeferredValue(true, false);
  const atFirst = isPainted || isLong ? total : Math.min(total, mostAtFirst);
  const virtualizer = useScrolled(frame, isLong, {
    count: total,
    estimateSize: () => height,
    overscan: beyondSight,
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: isLong ? topOf(list, frame) : 0,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), kept])].filter((at) => at < total).toSorted((a, b) => a - b),
  });
  const margin = virtualizer.options.scrollMargin;
  let end = 0;
  const rows = isLong
    ? virtualizer.getVirtualItems().map((item) => {
        const start = item.start - margin;
        const row = { index: item.index, roomBefore: start - end };
        end = start + item.size;
        return row;
      })
    : keys.slice(0, atFirst).map((_, index) => ({ index, roomBefore: 0 }));
  return {
    element: list,
    /** Ref of what holds the rows, by which their place on the page is known. */
    list: setList,
    rows,
    roomAfter: isLong ? virtualizer.getTotalSize() - end : (total - atFirst) * height,
    isLong,
    measure: isLong ? virtualizer.measureElement : undefined,
  };
}
