import './radio-cards.css';
import type { ReactNode } from 'react';

interface Card<Value> {
  readonly value: Value;
  readonly name: string;
  readonly children?: ReactNode;
}

interface Props<Value> {
  readonly label: string;
  readonly cards: readonly Card<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The label is said but not shown, where a heading says it. */
  readonly hideLabel?: boolean;
}

/** Choices that need more than a word, of which one holds. Arrows choose, as in every group of radio buttons. */
export function RadioCards<Value extends string>({ label, cards, value, onChange, hideLabel }: Props<Value>) {
  return (
    <fieldset className="radio-cards">
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      {cards.map((card) => (
        <label key={card.value} className="radio-card">
          <input
            type="radio"
            name={label}
            value={card.value}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
          />
          <b>{card.name}</b>
          {card.children}
        </label>
      ))}
    </fieldset>
  );
}
