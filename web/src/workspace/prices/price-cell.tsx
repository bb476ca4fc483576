import { noChangeWords } from '@countwise/engine';
import { useState } from 'react';
import { prices as text } from '../../text/prices.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { stop } from '../../ui/use-roving-cells.ts';
import type { RowPrice } from './price-list.ts';

interface Props {
  readonly price: RowPrice;
  /** The sentence with the row. */
  readonly total: string;
  /** How many alike rows the line stands for. */
  readonly alike: number;
  readonly nameBy: (id: string) => string;
  readonly statuteBy: (id: string) => string;
}

const daysText = (days: number | null): string => (days === null ? text.noDays : text.less(days));

/** What goes beside the days, a line each: `with 12022.53(b)`, `1 strike fewer`. */
const notesOf = ({ fallen, strikes }: RowPrice, statuteBy: Props['statuteBy']): readonly string[] => [
  ...(fallen.length > 0 ? [text.withRows(fallen.map(statuteBy))] : []),
  ...(strikes > 0 ? [text.strikes(strikes)] : []),
];

/** The days to serve less without a row; pressed it says what falls, or why nothing does. */
export function PriceCell({ price, total, alike, nameBy, statuteBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const words = daysText(price.days.statute);
  const told = alike > 1 ? text.each(words) : words;
  const notes = notesOf(price, statuteBy);
  return (
    <>
      <PopoverButton
        opened={isOpen}
        onChange={setOpen}
        target={
          <button
            type="button"
            className="price"
            data-none={price.days.statute === 0 || undefined}
            {...stop}
            aria-label={text.without(nameBy(price.row), told)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {told}
          </button>
        }
      >
        <WhatFalls price={price} total={total} nameBy={nameBy} />
      </PopoverButton>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </>
  );
}

function WhatFalls({ price, total, nameBy }: Pick<Props, 'price' | 'total' | 'nameBy'>) {
  const { days, fallen, strikes, place, noChange } = price;
  return (
    <div className="price-falls" tabIndex={-1} data-autofocus>
      <p>
        <b>{text.change(total, price.total)}</b>
      </p>
      {noChange !== null && <p>{text.noChange(noChangeWords(noChange))}</p>}
      {days.statute === null && <p>{text.noDaysWhy}</p>}
      {fallen.length > 0 && <p>{text.falls(fallen.map(nameBy).join('; '))}</p>}
      {strikes > 0 && <p>{text.strikes(strikes)}.</p>}
      {place !== null && <p>{text.place(place)}</p>}
      {days.department !== days.statute && <p>{text.department(daysText(days.department))}</p>}
    </div>
  );
}
