import type { CrimeHit } from '@countwise/contract';
import { useRovingIndex } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { RovingItem } from '../../ui/roving-item.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateChoice } from './date-choice.tsx';
import type { Draft, OffenseDates } from './draft.ts';
import { helpFor } from './help.ts';
import { useCrimeSearch } from './use-search.ts';

interface Props {
  readonly dates: OffenseDates;
  readonly shown: string | null;
  readonly onDates: (dates: OffenseDates) => void;
  readonly onState: (state: Draft['state']) => void;
  /** A row has the focus: its law is shown. */
  readonly onShow: (id: string) => void;
  /** Its `Add` was pressed: its options are next. */
  readonly onChoose: (id: string) => void;
}

/** Statute search as one types, for an offense date. */
export function SearchPane({ dates, shown, onDates, onState, onShow, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useCrimeSearch(typed, dates.end ?? dates.date);
  const list = useRef<HTMLDivElement>(null);
  const help = helpFor(typed);
  const best = search.best?.Id;
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (best !== undefined) show(best);
  }, [best]);
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-crime="${CSS.escape(shown ?? '')}"] button, button`)?.focus();
  };
  return (
    <section className="search-pane">
      <div className="search-fields">
        <TextField
          className="search-statute"
          type="search"
          label={text.statute}
          placeholder={text.placeholder}
          data-autofocus
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={toList}
        />
        <DateChoice dates={dates} onChange={onDates} />
      </div>
      {help !== null && (
        <div className="search-help" role="status">
          <p>{help.text}</p>
          <Button
            onClick={() => {
              onState(help.state);
              setTyped(help.rest);
            }}
          >
            {text.use[help.state]}
          </Button>
        </div>
      )}
      <Results search={search} listRef={list} shown={shown} onShow={onShow} onChoose={onChoose} />
    </section>
  );
}

interface ResultsProps extends Pick<Props, 'shown' | 'onShow' | 'onChoose'> {
  readonly search: ReturnType<typeof useCrimeSearch>;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

const topThreshold = 300;
const bottomThreshold = 1_000;

function Results({ search, listRef, shown, onShow, onChoose }: ResultsProps) {
  const { hits, statute } = search;
  const loadMore = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (search.isFetching) return;
    if (scrollTop < topThreshold && search.hasPreviousPage) void search.fetchPreviousPage();
    else if (scrollHeight - scrollTop - clientHeight < bottomThreshold && search.hasNextPage)
      void search.fetchNextPage();
  };
  if (statute === '') return <p className="search-empty">{text.start}</p>;
  if (search.isPending) return <LoadingRows />;
  if (hits.length === 0) return <p className="search-empty">{text.none}</p>;
  return (
    <div className="search-results" ref={listRef} onScroll={loadMore}>
      <p className="visually-hidden" role="status">
        {text.loaded(hits.length)}
      </p>
      <HitTable key={statute} hits={hits} best={search.best?.Id} shown={shown} onShow={onShow} onChoose={onChoose} />
    </div>
  );
}

interface HitTableProps extends Pick<Props, 'shown' | 'onShow' | 'onChoose'> {
  readonly hits: readonly CrimeHit[];
  readonly best: string | undefined;
}

function HitTable({ hits, best, shown, onShow, onChoose }: HitTableProps) {
  const index = hits.findIndex(({ Id }) => Id === shown);
  const { getItemProps } = useRovingIndex({
    total: hits.length,
    orientation: 'vertical',
    loop: false,
    focusedIndex: Math.max(0, index),
    onFocusChange: (next) => {
      const hit = hits[next];
      if (hit !== undefined) onShow(hit.Id);
    },
  });
  return (
    <table className="hits" aria-label={text.results}>
      <thead>
        <tr>
          <th scope="col">{text.columns.statute}</th>
          <th scope="col">{text.columns.description}</th>
          <th scope="col">{text.columns.severity}</th>
          <th scope="col">
            <span className="visually-hidden">{text.columns.add}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {hits.map((hit, position) => (
          <HitRow
            key={hit.Id}
            hit={hit}
            shown={hit.Id === shown}
            best={hit.Id === best}
            itemProps={getItemProps({ index: position })}
            onShow={() => onShow(hit.Id)}
            onChoose={() => onChoose(hit.Id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HitRowProps {
  readonly hit: CrimeHit;
  readonly shown: boolean;
  readonly best: boolean;
  readonly itemProps: RovingItem;
  readonly onShow: () => void;
  readonly onChoose: () => void;
}

function HitRow({ hit, shown, best, itemProps, onShow, onChoose }: HitRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (best) row.current?.scrollIntoView({ block: 'center' });
  }, [best]);
  const statute = `${hit.codeDefinitionCode} ${hit.statuteDefinitionSection}`;
  return (
    <tr ref={row} data-crime={hit.Id} data-shown={shown || undefined} onClick={onShow}>
      <th scope="row">{statute}</th>
      <td>{hit.Name}</td>
      <td>{hit.crmSeverityName}</td>
      <td>
        <button
          type="button"
          className="hit-add"
          aria-label={text.add(`${statute} ${hit.Name}`)}
          {...itemProps}
          onClick={onChoose}
        >
          {text.columns.add}
        </button>
      </td>
    </tr>
  );
}

function LoadingRows() {
  return (
    <div className="search-loading" aria-busy="true">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} width="100%" height={24} />
      ))}
    </div>
  );
}
