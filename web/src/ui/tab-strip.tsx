import { useRovingIndex } from '@mantine/hooks';

interface Props<Value> {
  /** The panel is `{id}-panel`, each tab `{id}-{value}`. */
  readonly id: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Tabs with one stop: arrows choose. */
export function TabStrip<Value extends string>({ id, tabs, value, onChange }: Props<Value>) {
  const { getItemProps } = useRovingIndex({
    total: tabs.length,
    focusedIndex: tabs.findIndex((tab) => tab.value === value),
    activateOnFocus: true,
  });
  return (
    <div className="tab-strip" role="tablist">
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
