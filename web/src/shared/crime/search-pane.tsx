import './search-pane.css';
import type { CrimeHit } from '@countwise/contract';
import type { CrimeState } from '@countwise/engine';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { today } from '../../ui/dates.ts';
import { DateChoice, IsItToday, type OffenseDates } from './date-choice.tsx';
import { helpFor } from './help.ts';
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
  /** What stands there before anything is typed. */
  readonly start: string;
  /** Why a row cannot be chosen. */
  readonly notAddable: string;
  /** How the next crime is charged. */
  readonly state: CrimeState;
  /** What the typed prefix means, where the user takes the help up. */
  readonly onState: (state: CrimeState) => void;
  /** A row has the focus: its law is shown. Null where no crime answers any more: none is shown. */
  readonly onShow: (id: string | null) => void;
  /** Its `Add` was pressed: its options are next. */
  readonly onChoose: (id: string, state?: CrimeState) => void;
  /** Adds what a line like `211 3/14/26 x3 +12022(b)(1)` says; left out where counts are inserted. */
  readonly onQuickAdd?: (line: QuickLine, crimeId: string) => Promise<unknown>;
  /** What is typed is not answered yet, so what is shown answers something else; or it is answered. */
  readonly onSearching: (isSearching: boolean) => void;
  /** Which rows can be chosen. */
  readonly addable: (hit: CrimeHit) => boolean;
}

/** On a row of the list: charge it as an attempt or as a conspiracy. */
const stateKeys: Readonly<Record<string, CrimeState>> = { a: 'Attempt', c: 'Conspiracy', o: 'Conspiracy' };

/** What is typed was looked for, and no crime answers it. */
const answersNothing = ({ asked, isSearching, hits }: CrimesFound): boolean =>
  asked !== '' && !isSearching && hits.length === 0;

/** 664 by itself: the crime that was attempted is still to be said. */
function isAttemptAlone(typed: string): boolean {
  const help = helpFor(typed);
  return help !== null && help.state === 'Attempt' && help.rest === '';
}

/** What is searched of a line: its statute, or all of it where it is none; nothing of a bare attempt, which is no crime. */
const searchedOf = (typed: string, line: QuickLine | null): string =>
  isAttemptAlone(typed) ? '' : (line?.statute ?? typed);

/** Statute search as one types, for an offense date. */
export function SearchPane(props: Props) {
  const {
    dates,
    shown,
    unsure,
    start,
    notAddable,
    state,
    onDates,
    onState,
    onShow,
    onChoose,
    onQuickAdd,
    onSearching,
    addable,
  } = props;
  const [typed, setTyped] = useState('');
  const line = onQuickAdd ? readQuickLine(typed, today()) : null;
  const search = useCrimeSearch(searchedOf(typed, line), line?.date ?? dates.end ?? dates.date);
  const list = useRef<HTMLDivElement>(null);
  const { isSearching } = search;
  const found = isSearching ? null : search.best;
  const best = found?.Id;
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (best !== undefined) show(best);
  }, [best]);
  const isNone = isAttemptAlone(typed) || answersNothing(search);
  useEffect(() => {
    if (isNone) show(null);
  }, [isNone]);
  const tell = useEffectEvent(onSearching);
  useEffect(() => tell(isSearching), [isSearching]);
  const quickAdd = () => {
    if (line === null || best === undefined) return;
    // what could not be added stands in the field again, unless something else does
    onQuickAdd?.(line, best).catch(() => setTyped((now) => (now === '' ? typed : now)));
    setTyped('');
    onShow(null);
  };
  const goOn = (key: string, row: string | null) => {
    if (key === 'Enter' && line !== null) quickAdd();
    // where nothing answers, the nearest is no crime that was meant: Enter does not begin to add it
    else if (key !== 'Enter' || best !== undefined) focusRow(list.current, row);
  };
  // a key pressed before the answer is there waits for it, unless more is typed or the field is left
  const goesOn = useRef<string | null>(null);
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (isSearching || goesOn.current === null) return;
    const key = goesOn.current;
    goesOn.current = null;
    goOnNow(key, best ?? null);
  }, [isSearching, best]);
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (isSearching) goesOn.current = event.key;
    else goOn(event.key, shown);
  };
  const stay = () => {
    goesOn.current = null;
  };
  const type = (value: string) => {
    stay();
    setTyped(value);
  };
  const chargeAs = (id: string, key: string): boolean => {
    const state = stateKeys[key];
    if (state === undefined) return false;
    onChoose(id, state);
    return true;
  };
  return (
    <section className="search-pane">
      <div className="search-fields">
        <StatuteField value={typed} onChange={type} onKeyDown={toList} onBlur={stay} />
        <DateChoice dates={dates} onChange={onDates} />
        <IsItToday asked={unsure} onSure={() => onDates(dates)} />
      </div>
      <Hint
        typed={typed}
        line={line}
        best={found}
        state={state}
        onQuickAdd={quickAdd}
        onMeant={(state, rest) => {
          onState(state);
          setTyped(rest);
        }}
      />
      <SearchResults
        search={search}
        start={start}
        notAddable={notAddable}
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
