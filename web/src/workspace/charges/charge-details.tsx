import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { TabStrip } from '../../ui/tab-strip.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import { ChargeControls } from './charge-controls.tsx';
import { ChargeInfo } from './charge-info.tsx';
import { ChargeLaw } from './charge-law.tsx';
import { Collaterals } from './collaterals.tsx';

const tabs = ['controls', 'info', 'law', 'collaterals'] as const;
export type DetailTab = (typeof tabs)[number];

interface TabProps {
  readonly tab: DetailTab;
  readonly onTab: (tab: DetailTab) => void;
}

interface Props extends TabProps {
  readonly row: ChargeRow | null;
}

const panels = { controls: ChargeControls, info: ChargeInfo, law: ChargeLaw, collaterals: Collaterals };

/** The workspace of the charge that is chosen in the compact list. */
export function ChargeDetails({ row, ...tabs }: Props) {
  if (row === null) return <p className="details-empty">{charges.pick}</p>;
  return (
    <section className="details" aria-label={`${text.label}: ${nameOf(row)}`}>
      <header>
        <h2>
          {statuteOf(row)} <span>{row.crime.Name}</span>
        </h2>
        <Tabs {...tabs} />
      </header>
      <DetailsBody row={row} tab={tabs.tab} />
    </section>
  );
}

/** The same on a phone: a sheet that comes up from the foot. */
export function DetailsSheet({ row, onClose, ...tabs }: Props & { readonly onClose: () => void }) {
  return (
    <Sheet opened={row !== null} onClose={onClose} title={row === null ? text.label : statuteOf(row)}>
      {row !== null && (
        <>
          <p className="details-name">{row.crime.Name}</p>
          <Tabs {...tabs} />
          <DetailsBody row={row} tab={tabs.tab} />
        </>
      )}
    </Sheet>
  );
}

const Tabs = ({ tab, onTab }: TabProps) => (
  <TabStrip
    id="details"
    value={tab}
    onChange={onTab}
    tabs={tabs.map((value) => ({ value, label: text.tabs[value] }))}
  />
);

function DetailsBody({ row, tab }: { readonly row: ChargeRow; readonly tab: DetailTab }) {
  const Panel = panels[tab];
  return (
    <div className="details-body" role="tabpanel" id="details-panel" aria-labelledby={`details-${tab}`}>
      <Panel key={row.charge.Id} row={row} />
    </div>
  );
}
