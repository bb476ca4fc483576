import { useId, useState } from 'react';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { ChangedRows } from './changed-rows.tsx';
import type { Chosen } from './offer-props.ts';
import type { Credit, ShownOther } from './shown.ts';
import type { Found } from './use-search.ts';

interface Props {
  readonly found: Found;
  readonly side: Credit;
  /** Opens the row that beats one of them. */
  readonly onRow: (chosen: Chosen) => void;
}

/** The bargains that a row beats, when they are asked for. */
export function Others({ found, side, onRow }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { others } = found;
  if (others === null || others.found === 0) return null;
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hideOthers : text.showOthers(others.found)}
      </Button>
      {isOpen && (
        <section id={id} className="offers-others" aria-label={text.others}>
          <p>{text.othersHead(others.found, others.listed.length, others.isWhole)}</p>
          <ol>
            {others.listed.map((each) => (
              <Other key={JSON.stringify(each.bargain)} other={each} found={found} side={side} onRow={onRow} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Other({ other, found, side, onRow }: Props & { readonly other: ShownOther }) {
  const { bargain, givenUp, point, by } = other;
  const row = found.rows[by.row];
  const better = row?.points[by.point];
  return (
    <li>
      <p>
        <b>{[point.total, point.mode].filter(Boolean).join(', ')}</b> {text.serve(point.serve[side])}.{' '}
        {text.columns.given}: {givenUp}.
      </p>
      <ul>
        {bargain.length === 0 && <li>{text.asFiled}</li>}
        <ChangedRows bargain={bargain} />
      </ul>
      {row !== undefined && better !== undefined && (
        <p>
          <Button onClick={() => onRow(by)}>{text.rowOf(by.row + 1)}</Button>{' '}
          {text.stands(row.givenUp, text.serve(better.serve[side]))}
        </p>
      )}
    </li>
  );
}
