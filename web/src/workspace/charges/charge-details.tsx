import { chargeDetails as text } from '../../text/workspace.ts';
import { TabStrip } from '../../ui/tab-strip.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { ChargeControls } from './charge-controls.tsx';
import { ChargeInfo } from './charge-info.tsx';
import { ChargeLaw } from './charge-law.tsx';
import { ChargeNotes } from './charge-notes.tsx';
import { Collaterals } from './collaterals.tsx';

const tabs = ['controls', 'info', 'law', 'collaterals', 'notes'] as const;
export type DetailTab = (typeof tabs)[number];
export const tabOf = (name: string | null): DetailTab | undefined => tabs.find((tab) => tab === name);

interface TabProps {
  /** Null while none is chosen. */
  readonly tab: DetailTab | null;
  readonly onTab: (tab: DetailTab) => void;
}

const panels = {
  controls: ChargeControls,
  info: ChargeInfo,
  law: ChargeLaw,
  collaterals: Collaterals,
  notes: ChargeNotes,
};

/** The tabs of a charge's workspace. */
export const DetailTabs = ({ tab, onTab }: TabProps) => (
  <TabStrip
    id="details"
    value={tab}
    onChange={onTab}
    tabs={tabs.map((value) => ({ value, label: text.tabs[value] }))}
  />
);

/** What the chosen tab says of a charge. */
export function DetailsBody({ row, tab }: { readonly row: ChargeRow; readonly tab: DetailTab }) {
  const Panel = panels[tab];
  return (
    <div className="details-body" role="tabpanel" id="details-panel" aria-labelledby={`details-${tab}`}>
      <Panel key={row.charge.Id} row={row} />
    </div>
  );
}
