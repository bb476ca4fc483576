import './search-pane.css';
import type { CrimeHit } from '@countwise/contract';
import type { CrimeState } from '@countwise/engine';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { today } from '../../ui/dates.ts';
import { DateChoice, IsItToday, type OffenseDates } from './date-choice.tsx';
import { Hint } from './hint.tsx';
import { type QuickLine, readQuickLine } from './quick-line.ts';
import { focusRow, SearchResults } from './search-results.tsx';
import { StatuteField } from './statute-field.tsx';
import { type CrimesFound, useCrimeSearch } from './use-search.ts';

interface Props {
  readonly dates: OffenseDates;
  readonly shown: string | null;
  /** The date is today because none was told. */
  readonly unsure: boolean;
  readonly onDates: (dates: OffenseDates) => void;
  /** What the typed prefix means, where the user takes the help up. */
  readonly onState: (state: CrimeState) => void;
  /** A row has the focus: its law is shown. Null where no crime answers any more: none is shown. */
  readonly onShow: (id: string | null) => void;
  /** Its `Add` was pressed: its options are next. */
  readonly onChoose: (id: string) => void;
  /** Adds what a line like `211 3/14/26 x3 +12022(b)(1)` says; left out where counts are inserted. */
  readonly onQuickAdd?: (line: QuickLine, crimeId: string) => Promise<unknown>;
  /** Which rows can be chosen. */
  readonly addable: (hit: CrimeHit) => boolean;
}

/** On a row of the list: charge it as an attempt or as a conspiracy. */
const stateKeys: Readonly<Record<string, CrimeState>> = { a: 'Attempt', o: 'Conspiracy' };

/** What is typed was looked for, and no crime answers it. */
const answersNothing = ({ asked, isPending, hits }: CrimesFound): boolean =>
  asked !== '' && !isPending && hits.length === 0;

/** Statute search as one types, for an offense date. */
export function SearchPane({ dates, shown, unsure, onDates, onState, onShow, onChoose, onQuickAdd, addable }: Props) {
  const [typed, setTyped] = useState('');
  const line = onQuickAdd ? readQuickLine(typed, today()) : null;
  const search = useCrimeSearch(line?.statute ?? typed, line?.date ?? dates.end ?? dates.date);
  const list = useRef<HTMLDivElement>(null);
  const best = search.best?.Id;
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (best !== undefined) show(best);
  }, [best]);
  const isNone = answersNothing(search);
  useEffect(() => {
    if (isNone) show(null);
  }, [isNone]);
  const quickAdd = () => {
    if (line === null || best === undefined) return;
    // what could not be added stands in the field again, unless something else does
    onQuickAdd?.(line, best).catch(() => setTyped((now) => (now === '' ? typed : now)));
    setTyped('');
    onShow(null);
  };
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter' && line !== null) return quickAdd();
    focusRow(list.current, shown);
  };
  const chargeAs = (id: string, key: string): boolean => {
    const state = stateKeys[key];
    if (state === undefined) return false;
    onState(state);
    onChoose(id);
    return true;
  };
  return (
    <section className="search-pane">
      <div className="search-fields">
        <StatuteField value={typed} onChange={setTyped} onKeyDown={toList} />
        <DateChoice dates={dates} onChange={onDates} />
        <IsItToday asked={unsure} onSure={() => onDates(dates)} />
      </div>
      <Hint
        typed={typed}
        line={line}
        best={search.best}
        onQuickAdd={quickAdd}
        onMeant={(state, rest) => {
          onState(state);
          setTyped(rest);
        }}
      />
      <SearchResults
        search={search}
        start={text.start}
        listRef={list}
        shown={shown}
        onShow={onShow}
        onChoose={onChoose}
        addable={addable}
        addLabel={text.columns.add}
        onKey={chargeAs}
      />
    </section>
  );
}
