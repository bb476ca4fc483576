import './charges.css';
import type { CaseRecord } from '@countwise/contract';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useCommand } from '../../app/commands.tsx';
import { common } from '../../text/common.ts';
import { reports, charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { usePhone } from '../../ui/use-width.ts';
import type { ChargeRow } from '../case-work.ts';
import { useWork } from '../work-context.tsx';
import { ChargeCards } from './charge-cards.tsx';
import { ChargeDetails, type DetailTab } from './charge-details.tsx';
import { ChargeGrid } from './charge-grid.tsx';
import { allColumns, compactColumns } from './columns.tsx';
import { DeleteChargeDialog } from './delete-charge-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { strikeWrites } from './strikes.ts';

/** Charges: the list, what can be done to it, and in the compact view the workspace of the charge that is chosen. */
export function ChargesMode({ onAdd, onReports }: { readonly onAdd: () => void; readonly onReports: () => void }) {
  const { rows, undo } = useWork();
  const [view, setView] = useListView();
  const [selected, setSelected] = useState<string | null>(null);
  const [tab, setTab] = useState<DetailTab>('controls');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<ChargeRow | null>(null);
  const phone = usePhone();
  useCommand({ label: text.add, key: 'a', run: onAdd });
  useCommand({ label: common.undo, key: 'mod+z', run: undo });
  const select = ({ charge }: ChargeRow) => setSelected(charge.Id);
  const actions = {
    onSelect: select,
    onDelete: setDeleting,
    onMark: ({ charge }: ChargeRow) => setMarked(marked.symmetricDifference(new Set([charge.Id]))),
    onLaw: (row: ChargeRow) => {
      select(row);
      setTab('law');
      setView('compact');
    },
  };
  const chosen = rows.find(({ charge }) => charge.Id === selected) ?? null;
  return (
    <>
      <div className="toolbar">
        <Button tone="primary" onClick={onAdd}>
          {text.add}
        </Button>
        <PriorStrikes />
        <div className="toolbar-end">
          {!phone && (
            <Segmented
              label={text.view}
              value={view}
              onChange={setView}
              choices={[
                { value: 'detailed', label: text.detailed },
                { value: 'compact', label: text.compact },
              ]}
            />
          )}
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
          <ChargeCards rows={rows} {...actions} />
        ) : (
          <ChargeGrid
            rows={rows}
            columns={view === 'compact' ? compactColumns : allColumns}
            selected={selected}
            marked={marked}
            {...actions}
          />
        ))}
      {rows.length > 0 && !phone && view === 'compact' && <ChargeDetails row={chosen} tab={tab} onTab={setTab} />}
      <SelectionBar rows={rows.filter(({ charge }) => marked.has(charge.Id))} onClear={() => setMarked(new Set())} />
      <DeleteChargeDialog row={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

const detailedFromWidth = 1900;

/** Detailed or compact, remembered on this device; at first whatever the screen has room for. */
function useListView() {
  return useLocalStorage<'detailed' | 'compact'>({
    key: 'charge_list_view',
    defaultValue: window.innerWidth >= detailedFromWidth ? 'detailed' : 'compact',
    getInitialValueInEffect: false,
  });
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
