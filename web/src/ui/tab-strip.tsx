import { useRovingIndex } from '@mantine/hooks';
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
  useEffect(() => {
    const row = strip.current;
    const tab = row?.querySelector(`[id="${id}-${value}"]`);
    if (!row || !tab) return;
    // what fades at its end makes it wider than it is: only its style tells whether it scrolls
    const scrolled = (getComputedStyle(row).overflowX === 'visible' && row.parentElement) || row;
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
