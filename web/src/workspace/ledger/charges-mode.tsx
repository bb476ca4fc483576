import '../charges/charges.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useReadOnly } from '../../shared/read-only.ts';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { workspaceCommands } from '../../text/workspace-commands.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { useEscape } from '../../ui/use-roving-cells.ts';
import { ChargeGrid } from '../charges/charge-grid.tsx';
import { DeleteChargeDialog } from '../charges/delete-charge-dialog.tsx';
import { ListView, useListView } from '../charges/list-view.tsx';
import { PriorStrikes } from '../charges/prior-strikes.tsx';
import { SelectionBar } from '../charges/selection-bar.tsx';
import { StrikesEffect } from '../charges/strikes-effect.tsx';
import { useExtend } from '../charges/use-extend.ts';
import { useSelected } from '../charges/use-selected.ts';
import type { Costs } from '../prices/costs.ts';
import { CopyCounts } from '../sentence/copy-counts.tsx';
import { Why } from '../sentence/why.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { useLayout } from '../work/use-layout.ts';
import { useWork } from '../writes/work-context.tsx';
import { ChargeCommands } from './charge-commands.tsx';
import { Drawer } from './drawer.tsx';
import { FoldToggle } from './fold-toggle.tsx';
import { Ledger } from './ledger.tsx';
import { foldOf } from './lines.ts';
import { nextChecked } from './next-checked.ts';
import { PhoneLedger } from './phone-ledger.tsx';
import { useLedger } from './use-ledger.ts';
import { useWhole } from './use-whole.ts';

const WithoutIt = lazy(async () => ({ default: (await import('../prices/without-it.tsx')).WithoutIt }));

interface Props {
  readonly onAdd: () => void;
  /** Opens the search for what can hang on a count. */
  readonly onInsert: (count: number) => void;
}

type Rows = readonly ChargeRow[];

/** What is opened, selected and about to be deleted, and what a press or a key does about it. */
function useChargesMode(rows: Rows) {
  const { opened, setOpened, tab, setTab } = useSelected();
  const [whole, setWhole, closeWhole] = useWhole();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<Rows>([]);
  const lines = useLedger(opened, marked);
  const onExtend = useExtend({ marked, onMarked: setMarked });
  const isOpened = ({ charge }: ChargeRow): boolean => charge.Id === opened;
  const open = ({ charge }: ChargeRow) => setOpened(charge.Id);
  const close = () => {
    setOpened(null);
    focusRow(opened);
  };
  useEscape(whole || opened !== null, whole ? closeWhole : close);
  useCommand({
    label: ledger.keys.check,
    key: '.',
    run: () => {
      const next = nextChecked(rows, lines.checks, opened);
      if (next !== undefined) open(next);
    },
  });
  const actions = {
    onOpen: open,
    onToggleRow: (pressed: ChargeRow) => (isOpened(pressed) ? close() : open(pressed)),
    onWhy: (pressed: ChargeRow) => (isOpened(pressed) ? setWhole(true) : open(pressed)),
    onDelete: (row: ChargeRow) => setDeleting([row]),
    onMark: ({ charge }: ChargeRow) => setMarked((before) => before.symmetricDifference(new Set([charge.Id]))),
    onExtend,
    onLaw: (pressed: ChargeRow) => {
      open(pressed);
      setTab('law');
    },
    onUnfold: ({ charge }: ChargeRow) => lines.unfold(charge.Id),
    onFold: (pressed: ChargeRow) => {
      lines.unfold(null);
      focusFold(foldOf(lines.lines, pressed));
    },
    onToggle: lines.onToggle,
    onWhole: () => setWhole(!whole),
  };
  const row = rows.find(isOpened) ?? null;
  const details = {
    tab,
    onTab: setTab,
    onDelete: actions.onDelete,
    onClose: close,
    checks: lines.checks.get(opened ?? '') ?? [],
  };
  const shown = { ...lines, rows, opened, marked, whole, actions };
  return {
    shown,
    row,
    details,
    deleting,
    whole,
    onKept: () => setDeleting([]),
    onClear: () => setMarked(new Set()),
    onCloseWhole: closeWhole,
  };
}

/** Charges: the ledger, what can be done to it, and what opens under its rows. */
export function ChargesMode({ onAdd, onInsert }: Props) {
  const { rows, sentence } = useWork();
  const list = useListView();
  const { shown, row, details, deleting, whole, ...ends } = useChargesMode(rows);
  const isPhone = useLayout() === 'phone';
  const [isPriced, setPriced] = useState(false);
  const price = () => setPriced(!isPriced);
  useCommand({ label: ledger.withoutIt, key: '$', run: price });
  // with Shift the digit is told, as on most keyboards
  useCommand({ key: 'shift+4', run: price });
  useCommand({ label: text.add, key: 'a', also: workspaceCommands.addAlso, run: onAdd });
  return (
    <>
      {!isPhone && (
        <Toolbar onAdd={onAdd}>
          {list.view === 'compact' && (
            <>
              <FoldToggle {...shown} />
              <WithoutItButton isPriced={isPriced} onPress={price} />
            </>
          )}
          <ListView {...list} />
        </Toolbar>
      )}
      {rows.length === 0 && <NoCharges onAdd={onAdd} />}
      {rows.length > 0 && isPhone && (
        <Priced isPriced={isPriced}>
          {(costs) => (
            <PhoneLedger
              {...shown}
              details={{ ...details, onInsert }}
              onAdd={onAdd}
              costs={costs}
              priced={<WithoutItButton isPriced={isPriced} onPress={price} />}
            />
          )}
        </Priced>
      )}
      {rows.length > 0 && !isPhone && (
        <DeskList
          list={list}
          isPriced={isPriced}
          shown={shown}
          drawer={row && <Drawer row={row} {...details} onInsert={onInsert} />}
        />
      )}
      {whole && (
        <Why sentence={sentence} onClose={ends.onCloseWhole}>
          <CopyCounts />
        </Why>
      )}
      <ChargeCommands opened={row} onInsert={onInsert} />
      <SelectionBar rows={rows.filter(({ charge }) => shown.marked.has(charge.Id))} onClear={ends.onClear} />
      <DeleteChargeDialog rows={deleting} onClose={ends.onKept} />
    </>
  );
}

interface DeskListProps {
  readonly list: ReturnType<typeof useListView>;
  readonly shown: ReturnType<typeof useChargesMode>['shown'];
  readonly drawer: ReactNode;
  readonly isPriced: boolean;
}

interface PricedProps {
  readonly isPriced: boolean;
  /** The ledger, with what each row costs; null where nobody asks. */
  readonly children: (costs: Costs | null) => ReactNode;
}

/** A ledger, and once it is asked what its rows cost. */
function Priced({ isPriced, children }: PricedProps) {
  const [costs, setCosts] = useState<Costs | null>(null);
  return (
    <>
      {children(costs)}
      {isPriced && (
        <Suspense>
          <WithoutIt onCosts={setCosts} />
        </Suspense>
      )}
    </>
  );
}

const WithoutItButton = ({ isPriced, onPress }: { readonly isPriced: boolean; readonly onPress: () => void }) => (
  <Button aria-pressed={isPriced} onClick={onPress}>
    {ledger.withoutIt}
  </Button>
);

/** The ledger, or the specification's columns with what opens beneath them. */
const DeskList = ({ list, shown, drawer, isPriced }: DeskListProps) =>
  list.view === 'compact' ? (
    <Priced isPriced={isPriced}>{(costs) => <Ledger {...shown} drawer={drawer} costs={costs} />}</Priced>
  ) : (
    <>
      <ChargeGrid {...shown} columns={list.columns} />
      {drawer ?? <p className="details-empty">{text.pick}</p>}
    </>
  );

/** From a row that folds the focus goes to the line that it folds into. */
function focusFold(id: string | null): void {
  if (id === null) return;
  focusLater(`[data-fold="${id}"] .fold`);
}

/** Where the focus was before a row was opened: on its sum. */
function focusRow(id: string | null): void {
  focusLater(`[data-row="${id}"] .sum, [data-row="${id}"].phone-row`);
}

const NoCharges = ({ onAdd }: Pick<Props, 'onAdd'>) => (
  <EmptyState text={text.empty}>
    <AddCharge onAdd={onAdd} />
  </EmptyState>
);

const AddCharge = ({ onAdd }: Pick<Props, 'onAdd'>) => (
  <Button tone="primary" blocked={useReadOnly()} onClick={onAdd}>
    {text.add}
  </Button>
);

function Toolbar({ onAdd, children }: Pick<Props, 'onAdd'> & { readonly children: ReactNode }) {
  return (
    <div className="toolbar">
      <AddCharge onAdd={onAdd} />
      <div className="prior-strikes">
        <span className="toolbar-label" aria-hidden="true">
          {text.strikes}
        </span>
        <PriorStrikes />
        <StrikesEffect />
      </div>
      <div className="toolbar-end">{children}</div>
    </div>
  );
}
