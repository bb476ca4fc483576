import './prices.css';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { prices as text } from '../../text/prices.ts';
import { Button } from '../../ui/button.tsx';
import { stop } from '../../ui/use-roving-cells.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameWithStatute, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Costs } from './costs.ts';
import { PriceCell } from './price-cell.tsx';
import type { PriceList } from './price-list.ts';
import { PricePanel } from './price-panel.tsx';
import { Together } from './together.tsx';
import { usePrices } from './use-prices.ts';

/** Counts what each row costs, gives the ledger its column, and stands under it with what rows cost together. */
export function WithoutIt({ onCosts }: { readonly onCosts: (costs: Costs | null) => void }) {
  const { asked, rows } = useWork();
  const { told, again } = usePrices(asked);
  const [isSorted, setSorted] = useState(false);
  const { nameBy, statuteBy } = useMemo(() => {
    const byId = (words: (row: ChargeRow) => string) => {
      const known = new Map(rows.map((row) => [row.charge.Id, words(row)] as const));
      return (id: string) => known.get(id) ?? id;
    };
    return { nameBy: byId(nameWithStatute), statuteBy: byId((row) => statuteOf(row).replace(/^[A-Z&]+ /, '')) };
  }, [rows]);
  const list = told === 'failed' ? null : told;
  const costs = useMemo(
    () => costsOf(list, { nameBy, statuteBy }, { isSorted, onSort: () => setSorted((before) => !before) }),
    [list, nameBy, statuteBy, isSorted],
  );
  useEffect(() => onCosts(costs), [costs, onCosts]);
  useEffect(() => () => onCosts(null), [onCosts]);
  if (told === 'failed')
    return (
      <p role="alert">
        {text.failed} <Button onClick={again}>{text.again}</Button>
      </p>
    );
  return (
    list && (
      <>
        <Together list={list} nameBy={nameBy} />
        <PricePanel list={list} />
      </>
    )
  );
}

interface Sorting {
  readonly isSorted: boolean;
  readonly onSort: () => void;
}

type Named = Pick<ComponentProps<typeof PriceCell>, 'nameBy' | 'statuteBy'>;

function costsOf(list: PriceList | null, named: Named, { isSorted, onSort }: Sorting): Costs {
  const prices = new Map((list?.rows ?? []).map((price) => [price.row, price]));
  const daysOf = (id: string) => prices.get(id)?.days.statute ?? null;
  return {
    isSorted,
    daysOf,
    head: (
      <button
        type="button"
        className="price-head"
        {...stop}
        aria-label={isSorted ? text.keepOrder : text.sort}
        onClick={onSort}
      >
        {text.column} <small>{text.columnNote}</small>
      </button>
    ),
    cellOf: (ids) => {
      const [first, ...others] = ids;
      const price = first === undefined ? undefined : prices.get(first);
      if (list === null) return <span className="price-none">{text.counting}</span>;
      if (price === undefined || others.some((id) => daysOf(id) !== price.days.statute)) return null;
      return <PriceCell price={price} total={list.total} alike={ids.length} {...named} />;
    },
  };
}
