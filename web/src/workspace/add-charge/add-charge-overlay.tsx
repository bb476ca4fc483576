import './add-charge.css';
import type { CrimeState } from '@countwise/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { crimeQuery } from '../../crime-search/crime-query.ts';
import type { OffenseDates } from '../../crime-search/date-choice.tsx';
import { SearchPane } from '../../crime-search/search-pane.tsx';
import { addCharge as text } from '../../text/add-charge.ts';
import { today } from '../../ui/dates.ts';
import { Overlay } from '../../ui/dialog.tsx';
import { usePhone } from '../../ui/use-width.ts';
import { useWork } from '../work-context.tsx';
import { CrimePane } from './crime-pane.tsx';
import { useQuickAdd } from './use-quick-add.ts';

/** Add Charge: search on the left, the law and the options of the chosen crime on the right. It stays until it is closed. */
export function AddChargeOverlay({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { rows } = useWork();
  return (
    <Overlay opened={opened} onClose={onClose} title={`${text.title} · ${text.soFar(rows.length)}`}>
      {opened && <Panes />}
    </Overlay>
  );
}

function Panes() {
  const { rows } = useWork();
  const client = useQueryClient();
  const phone = usePhone();
  const quick = useQuickAdd();
  const [dates, setDates] = useState<OffenseDates>({ date: rows[0]?.charge.Date ?? today(), end: null });
  const [state, setState] = useState<CrimeState>('Completed');
  const [shown, setShown] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && text.soFar(rows.length)}
      </p>
      <div className="search-desk" data-step={phone && chosen !== null ? 'options' : 'search'}>
        <SearchPane
          dates={dates}
          shown={shown}
          onDates={setDates}
          onState={setState}
          onQuickAdd={(line, crimeId) => quick.mutate({ line, crimeId, date: line.date ?? dates.date })}
          onShow={(id) => {
            setShown(id);
            void client.prefetchQuery(crimeQuery(id));
          }}
          onChoose={(id) => {
            setShown(id);
            setChosen(id);
          }}
        />
        <CrimePane
          key={`${shown} ${state} ${rows.length}`}
          id={shown}
          dates={dates}
          state={state}
          onDone={() => {
            setChosen(null);
            setState('Completed');
          }}
        />
      </div>
    </>
  );
}
