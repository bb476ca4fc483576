import './add-charge.css';
import { crimeTypeIds, totalText } from '@countwise/contract';
import type { CrimeState } from '@countwise/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { SearchPane } from '../../shared/crime/search-pane.tsx';
import type { Wanted } from '../../shared/crime/wanted.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { Overlay } from '../../ui/dialog.tsx';
import { storedDisplay } from '../../ui/display.ts';
import { useKeysTold, usePhone } from '../../ui/use-width.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { Bundles } from './bundles.tsx';
import { type Chosen, CrimePane } from './crime-pane.tsx';
import { useAddAtOnce } from './use-add-at-once.ts';
import { useQuickAdd } from './use-quick-add.ts';

interface Props {
  readonly opened: boolean;
  /** The one count that is added to, by what can hang on a crime; null: anything may be added anywhere. */
  readonly insertAt: number | null;
  /** The crime that the case was opened to add; its options are shown first. */
  readonly wanted: Wanted | null;
  readonly onClose: () => void;
}

/** Add Charge: search on the left, the law and the options of the chosen crime on the right. It stays until it is closed. */
export function AddChargeOverlay({ opened, insertAt, wanted, onClose }: Props) {
  const { rows, sentence } = useWork();
  const soFar = rows.length === 0 ? text.soFar(0) : text.soFarTotal(rows.length, totalText(sentence.summary));
  return (
    <Overlay
      opened={opened}
      onClose={onClose}
      title={insertAt === null ? `${text.title} · ${soFar}` : text.insertingAt(insertAt)}
    >
      {opened && <Panes insertAt={insertAt} wanted={wanted} onClose={onClose} />}
    </Overlay>
  );
}

function Panes({ insertAt, wanted, onClose }: Omit<Props, 'opened'>) {
  const { rows } = useWork();
  const client = useQueryClient();
  const phone = usePhone();
  const keysTold = useKeysTold();
  const quick = useQuickAdd();
  const when = useOffenseDates(wanted);
  const as = useCrimeStates();
  const [isSearching, setSearching] = useState(false);
  const [shown, setShown] = useState<string | null>(wanted?.crime ?? null);
  const [choosing, setChoosing] = useState(wanted !== null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState(nothingAdded);
  /** Once a crime is added the next one is typed. */
  const begin = (added: string) => {
    setLast({ added, before: rows.length });
    setChoosing(false);
    setChosen(null);
    as.forget();
    const field = desk.current?.querySelector<HTMLInputElement>('[data-autofocus]');
    if (phone) return;
    field?.focus();
    field?.select();
  };
  const ask = (id: string) => {
    setShown(id);
    setChoosing(true);
    setChosen({ id });
  };
  const addAtOnce = useAddAtOnce({ dates: when.dates, insertAt, onAdded: () => begin(''), onAsk: ask });
  return (
    <div className="add-charge">
      <Heard last={last} />
      {insertAt === null && <Bundles dates={when.dates} />}
      <div ref={desk} className="search-desk" data-step={phone && choosing ? 'options' : 'search'}>
        {phone && choosing && (
          <Button tone="quiet" onClick={() => setChoosing(false)}>
            {text.back}
          </Button>
        )}
        <SearchPane
          dates={when.dates}
          shown={shown}
          unsure={when.unsure}
          start={startOf(insertAt, keysTold)}
          notAddable={text.insertOnly}
          state={as.next}
          onDates={when.setDates}
          onState={as.setNext}
          onSearching={setSearching}
          addable={({ CrimeTypeId }) => insertAt === null || CrimeTypeId !== crimeTypeIds.crime}
          {...(insertAt === null && {
            onQuickAdd: (line, crimeId) => {
              setLast(nothingAdded);
              return quick.mutateAsync({ line, crimeId, date: line.date ?? when.dates.date });
            },
          })}
          onShow={(id) => {
            setShown(id);
            as.keepOf(id);
            setChosen((before) => (before?.id === id ? before : null));
            if (id !== null) void client.prefetchQuery(crimeQuery(id));
          }}
          onChoose={(id, state = as.of(id)) => {
            setShown(id);
            as.set(id, state);
            if (state === 'Completed' && !asksToAdd()) addAtOnce(id);
            else ask(id);
          }}
        />
        <CrimePane
          key={`${shown} ${rows.length}`}
          id={shown}
          dates={when.dates}
          state={as.of(shown)}
          onState={(state) => shown !== null && as.set(shown, state)}
          insertAt={insertAt}
          chosen={chosen}
          isSearching={isSearching}
          onDone={begin}
          onClose={onClose}
        />
      </div>
    </div>
  );
}

/** How crimes are charged: the one that was chosen as its user says, any other as the help with 664 or 182 was taken up for. */
function useCrimeStates() {
  const [next, setNext] = useState<CrimeState>('Completed');
  const [own, setOwn] = useState<{ readonly id: string; readonly state: CrimeState } | null>(null);
  return {
    next,
    setNext,
    of: (id: string | null): CrimeState => (own !== null && own.id === id ? own.state : next),
    /** Said of this crime and of no other; what was meant for the next one has been said. */
    set: (id: string, state: CrimeState) => {
      setOwn({ id, state });
      setNext('Completed');
    },
    /** Another crime is shown: what was said of the one before is not said of it. */
    keepOf: (id: string | null) => setOwn((before) => (before?.id === id ? before : null)),
    forget: () => {
      setOwn(null);
      setNext('Completed');
    },
  };
}

const nothingAdded = { added: '', before: 0 };

/** For a reader what was added last, until it is taken back, and how many charges there are. */
function Heard({ last: { added, before } }: { readonly last: typeof nothingAdded }) {
  const { length } = useWork().rows;
  const words = [length > before ? added : '', length > 0 ? text.soFar(length) : ''];
  return (
    <p className="visually-hidden" role="status">
      {words.filter(Boolean).join(' ')}
    </p>
  );
}

const asksToAdd = (): boolean => storedDisplay().asksToAdd === 'on';

/** What stands in the list before anything is typed. */
function startOf(insertAt: number | null, keysTold: boolean): string {
  if (insertAt !== null) return text.insertStart(insertAt);
  if (!keysTold) return text.start;
  return `${text.start} ${asksToAdd() ? text.startKeys : text.startKeysAtOnce}`;
}

/** The dates of the offense, and whether nobody told them. */
function useOffenseDates(wanted: Wanted | null) {
  const { rows } = useWork();
  const [dates, setDates] = useState(() => firstDates(wanted, rows));
  const [told, setTold] = useState(rows.length > 0 || (wanted !== null && wanted.date !== null));
  return {
    dates,
    unsure: !told,
    setDates: (next: OffenseDates) => {
      setDates(next);
      setTold(true);
    },
  };
}

/** The day of the search that led here, else that of the first charge, else today. */
const firstDates = (wanted: Wanted | null, rows: readonly ChargeRow[]): OffenseDates => ({
  date: wanted?.date ?? rows[0]?.charge.Date ?? today(),
  end: null,
});
