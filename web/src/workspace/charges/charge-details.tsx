import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { TabStrip } from '../../ui/tab-strip.tsx';
import type { ChargeRow } from '../case-work.ts';
import { ChargeControls } from './charge-controls.tsx';
import { ChargeInfo } from './charge-info.tsx';
import { ChargeLaw } from './charge-law.tsx';
import { nameOf, statuteOf } from './charge-words.ts';
import { Collaterals } from './collaterals.tsx';

const tabs = ['controls', 'info', 'law', 'collaterals'] as const;
export type DetailTab = (typeof tabs)[number];

interface Props {
  readonly row: ChargeRow | null;
  readonly tab: DetailTab;
  readonly onTab: (tab: DetailTab) => void;
}

const panels = { controls: ChargeControls, info: ChargeInfo, law: ChargeLaw, collaterals: Collaterals };

/** The workspace of the charge that is chosen in the compact list. */
export function ChargeDetails({ row, tab, onTab }: Props) {
  if (row === null) return <p className="details-empty">{charges.pick}</p>;
  const Panel = panels[tab];
  return (
    <section className="details" aria-label={`${text.label}: ${nameOf(row)}`}>
      <header>
        <h2>
          {statuteOf(row)} <span>{row.crime.Name}</span>
        </h2>
        <TabStrip
          id="details"
          value={tab}
          onChange={onTab}
          tabs={tabs.map((value) => ({ value, label: text.tabs[value] }))}
        />
      </header>
      <div className="details-body" role="tabpanel" id="details-panel" aria-labelledby={`details-${tab}`}>
        <Panel key={row.charge.Id} row={row} />
      </div>
    </section>
  );
}
