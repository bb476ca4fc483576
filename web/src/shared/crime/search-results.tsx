import { beforeAll, type CrimeHit } from '@countwise/contract';
import { useRovingIndex } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useRef } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { offline } from '../../text/common.ts';
import { longDate } from '../../ui/dates.ts';
import type { RovingItem } from '../../ui/roving-item.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CrimesFound } from './use-search.ts';

interface ListProps {
  readonly shown: string | null;
  /** A row has the focus: its law is shown. */
  readonly onShow: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly addable: (hit: CrimeHit) => boolean;
  readonly addLabel: string;
  /** Why a row cannot be chosen. */
  readonly notAddable?: string;
  /** A key on a row that can be chosen; true where it means something. */
  readonly onKey?: (id: string, key: string) => boolean;
}

interface ResultsProps extends ListProps {
  readonly search: CrimesFound;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

interface StartProps extends ResultsProps {
  /** What stands there before anything is typed. */
  readonly start: string;
}

const topThreshold = 300;
const bottomThreshold = 1_000;

/** The crimes found, or what stands in their place while nothing can be looked for. */
export function SearchResults({ start, ...props }: StartProps) {
  const { asked, waits } = props.search;
  if (asked === '') return <p className="search-empty">{start}</p>;
  if (!/[a-z0-9]/i.test(asked)) return <p className="search-empty">{text.noText}</p>;
  if (waits) return <p className="search-empty">{offline.unreadCrimes}</p>;
  return <Answer {...props} />;
}

/** What a search found; more comes as the list is scrolled either way. Until it is answered, the rows before it, out of use. */
function Answer({ search, listRef, ...list }: ResultsProps) {
  const { hits, asked, nearest, isSearching } = search;
  const loadMore = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (scrollTop < topThreshold) search.more('up');
    if (scrollHeight - scrollTop - clientHeight < bottomThreshold) search.more('down');
  };
  if (hits.length === 0)
    return isSearching ? <LoadingRows /> : <NothingFound nearest={nearest} listRef={listRef} {...list} />;
  return (
    <div className="search-results" ref={listRef} onScroll={loadMore} inert={isSearching} aria-busy={isSearching}>
      <p className={isSearching ? 'search-going' : 'visually-hidden'} role="status">
        {isSearching ? text.searching : text.loaded(hits.length)}
      </p>
      <HitTable key={asked} hits={hits} best={isSearching ? undefined : search.best?.Id} {...list} />
    </div>
  );
}

/** No crime answers; of a section, those that stand next to its place in the code. */
function NothingFound({
  nearest,
  listRef,
  ...list
}: ListProps & Pick<ResultsProps, 'listRef'> & Pick<CrimesFound, 'nearest'>) {
  if (nearest.length === 0) return <p className="search-empty">{text.none}</p>;
  return (
    <div className="search-results" ref={listRef}>
      <p className="search-empty" role="status">
        {text.none}
      </p>
      <p className="search-nearest">{text.nearest}</p>
      <HitTable hits={nearest} best={undefined} {...list} />
    </div>
  );
}

interface HitTableProps extends ListProps {
  readonly hits: readonly CrimeHit[];
  readonly best: string | undefined;
}

function HitTable({ hits, best, shown, onShow, onChoose, addable, addLabel, notAddable, onKey }: HitTableProps) {
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
  const onKeyDown = (hit: CrimeHit) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !addable(hit)) return;
    if (onKey?.(hit.Id, event.key.toLowerCase())) event.preventDefault();
  };
  return (
    <table className="hits" aria-label={text.results}>
      <thead>
        <tr>
          <th scope="col">{text.columns.statute}</th>
          <th scope="col">{text.columns.description}</th>
          <th scope="col">{text.columns.severity}</th>
          <th scope="col">
            <span className="visually-hidden">{addLabel}</span>
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
            itemProps={getItemProps({ index: position, onKeyDown: onKeyDown(hit) })}
            addLabel={addLabel}
            notAddable={addable(hit) ? undefined : notAddable}
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
  readonly addLabel: string;
  /** Why it cannot be chosen; not told where it can. */
  readonly notAddable: string | undefined;
  readonly onShow: () => void;
  readonly onChoose: () => void;
}

function HitRow({ hit, shown, best, itemProps, addLabel, notAddable, onShow, onChoose }: HitRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (best) row.current?.scrollIntoView({ block: 'center' });
  }, [best]);
  const statute = statuteName(hit);
  return (
    <tr ref={row} data-crime={hit.Id} data-shown={shown || undefined} onClick={onShow}>
      <th scope="row">{statute}</th>
      <td>
        {hit.Name}
        {hit.EndDate !== null && <span className="hit-dates">{datesOf(hit.BeginDate, hit.EndDate)}</span>}
      </td>
      <td>{hit.crmSeverityName}</td>
      <td>
        <button
          type="button"
          className="hit-add"
          aria-label={`${addLabel} ${statute} ${hit.Name}, ${hit.crmSeverityName}`}
          {...itemProps}
          title={notAddable}
          aria-disabled={notAddable !== undefined || undefined}
          onClick={notAddable === undefined ? onChoose : undefined}
        >
          {addLabel}
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

/** When a version of the law that ends was in force, or will have been. */
const datesOf = (begin: string, end: string): string =>
  begin === beforeAll ? text.until(longDate(end)) : text.inForce(longDate(begin), longDate(end));

/** Puts the focus on the row that is shown; where none is, on the first. */
export function focusRow(list: HTMLElement | null, shown: string | null): void {
  const row = shown === null ? null : list?.querySelector<HTMLElement>(`[data-crime="${CSS.escape(shown)}"] button`);
  (row ?? list?.querySelector<HTMLElement>('button'))?.focus();
}

/** A crime's statute as it is cited: `PC 211/212.5(c)`. */
export const statuteName = (hit: CrimeHit): string => `${hit.codeDefinitionCode} ${hit.statuteDefinitionSection}`;
