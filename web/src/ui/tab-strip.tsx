import { useRovingIndex, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

interface Props<Value> {
  /** The panel is `{id}-panel`, each tab `{id}-{value}`. */
  readonly id: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  /** Null while the panel is closed. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** Tabs with one stop: arrows choose. Where they are wider than the screen, the chosen one is in sight. */
export function TabStrip<Value extends string>({ id, tabs, value, onChange }: Props<Value>) {
  const { getItemProps } = useRovingIndex({
    total: tabs.length,
    focusedIndex: Math.max(
      0,
      tabs.findIndex((tab) => tab.value === value),
    ),
    activateOnFocus: true,
  });
  const strip = useRef<HTMLDivElement>(null);
  // after each drawing: tabs come, and their words change
  useEffect(() => markScrolling(strip.current));
  useWindowEvent('resize', () => markScrolling(strip.current));
  useEffect(() => {
    const row = strip.current;
    const tab = row?.querySelector(`[id="${id}-${value}"]`);
    if (!row || !tab) return;
    const scrolled = getComputedStyle(row).overflowX === 'visible' ? row.parentElement : row;
    if (!scrolled) return;
    const [frame, shown] = [scrolled.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (shown.left < frame.left || shown.right > frame.right)
      scrolled.scrollLeft += shown.left - frame.left - (frame.width - shown.width) / 2;
  }, [id, value]);
  return (
    <div ref={strip} className="tab-strip" role="tablist">
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          {...getItemProps({ index, onClick: () => onChange(tab.value) })}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Marks a strip whose tabs together are wider than what they stand in. */
function markScrolling(strip: HTMLElement | null) {
  if (strip?.parentElement == null) return;
  const tabs = [...strip.children].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
  strip.toggleAttribute('data-scrolls', tabs > strip.parentElement.clientWidth);
}
