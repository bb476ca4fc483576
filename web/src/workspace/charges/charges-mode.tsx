import './charges.css';
import type { CaseRecord } from '@countwise/contract';
import { useState } from 'react';
import { reports } from '../../text/reports.ts';
import { charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { usePhone } from '../../ui/use-width.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { ChargeCards } from './charge-cards.tsx';
import { ChargeDetails, DetailsSheet, type DetailTab } from './charge-details.tsx';
import { ChargeGrid } from './charge-grid.tsx';
import { DeleteChargeDialog } from './delete-charge-dialog.tsx';
import { ListView, useListView } from './list-view.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { strikeWrites } from './strikes.ts';
import { StrikesEffect } from './strikes-effect.tsx';
import { useSelected } from './use-selected.ts';

/** Charges: the list, what can be done to it, and in the compact view the workspace of the charge that is chosen. */
export function ChargesMode({ onAdd, onReports }: { readonly onAdd: () => void; readonly onReports: () => void }) {
  const { rows } = useWork();
  const list = useListView();
  const [selected, setSelected] = useSelected();
  const [tab, setTab] = useState<DetailTab>('controls');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ChargeRow | null>(null);
  const phone = usePhone();
  useCommand({ label: text.add, key: 'a', run: onAdd });
  const select = ({ charge }: ChargeRow) => setSelected(charge.Id);
  const actions = {
    onSelect: select,
    onDelete: setDeleting,
    onMark: ({ charge }: ChargeRow) => setMarked(marked.symmetricDifference(new Set([charge.Id]))),
    onLaw: (row: ChargeRow) => {
      select(row);
      setTab('law');
      list.onView('compact');
    },
  };
  const rowOf = (id: string | null) => rows.find(({ charge }) => charge.Id === id) ?? null;
  return (
    <>
      <div className="toolbar">
        <Button tone="primary" onClick={onAdd}>
          {text.add}
        </Button>
        <div className="prior-strikes">
          <PriorStrikes />
          <StrikesEffect />
        </div>
        <div className="toolbar-end">
          {!phone && <ListView {...list} />}
          <Button onClick={onReports}>{reports.title}</Button>
        </div>
      </div>
      {rows.length === 0 && (
        <EmptyState text={text.empty}>
          <Button tone="primary" onClick={onAdd}>
            {text.add}
          </Button>
        </EmptyState>
      )}
      {rows.length > 0 &&
        (phone ? (
          <ChargeCards rows={rows} onDelete={setDeleting} onOpen={({ charge }) => setOpened(charge.Id)} />
        ) : (
          <ChargeGrid rows={rows} columns={list.columns} selected={selected} marked={marked} {...actions} />
        ))}
      {rows.length > 0 && !phone && list.view === 'compact' && (
        <ChargeDetails row={rowOf(selected)} tab={tab} onTab={setTab} />
      )}
      {phone && <DetailsSheet row={rowOf(opened)} tab={tab} onTab={setTab} onClose={() => setOpened(null)} />}
      <SelectionBar rows={rows.filter(({ charge }) => marked.has(charge.Id))} onClear={() => setMarked(new Set())} />
      <DeleteChargeDialog row={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

const levels = [0, 1, 2, 3] as const satisfies readonly CaseRecord['NumberOfStrikes'][];

function PriorStrikes() {
  const { record, rows, run } = useWork();
  return (
    <Segmented
      label={text.strikes}
      value={record.NumberOfStrikes}
      choices={levels.map((level) => ({ value: level, label: text.strikeChoices[level] }))}
      onChange={(level) => run(strikeWrites(level, rows), text.strikes)}
    />
  );
}
