import './drawer.css';
import { lawDayOf } from '@countwise/contract';
import type { Notice } from '@countwise/engine';
import { IconX } from '@tabler/icons-react';
import { OffenseDay } from '../../shared/law/offense-day.ts';
import { ledger as text } from '../../text/ledger.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DetailsBody, type DetailTab, DetailTabs } from '../charges/charge-details.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { RowActionsBar } from './row-actions.tsx';
import { RowWhole } from './row-why.tsx';

export interface DrawerProps {
  readonly row: ChargeRow;
  readonly checks: readonly Notice[];
  /** Null while none is chosen. */
  readonly tab: DetailTab | null;
  readonly onTab: (tab: DetailTab | null) => void;
  readonly onDelete: (row: ChargeRow) => void;
  readonly onInsert: (count: number) => void;
  readonly onClose: () => void;
}

/** What opens under a count: on the left why its sentence is what it is, on the right what else can be set and read. */
export function Drawer({ row, checks, tab: chosen, onTab, onClose, ...actions }: DrawerProps) {
  const tab = chosen ?? 'controls';
  return (
    <OffenseDay value={lawDayOf(row.charge)}>
      <section className="drawer-body" aria-label={text.drawer(nameOf(row))}>
        <RowWhole key={row.charge.Id} row={row} checks={checks} />
        <div className="drawer-details">
          <DetailTabs tab={tab} onTab={onTab} />
          <IconButton label={text.closeOf(nameOf(row))} className="drawer-close" onClick={onClose}>
            <IconX size={16} aria-hidden="true" />
          </IconButton>
          <DetailsBody row={row} tab={tab} />
          {tab === 'controls' && <RowActionsBar row={row} {...actions} />}
        </div>
      </section>
    </OffenseDay>
  );
}
