interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed. */
export function Segmented<Value extends string | number>({ label, choices, value, onChange }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and a legend that the label already is
    <div className="segmented" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => choice.value !== value && onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
