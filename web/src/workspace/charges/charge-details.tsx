import { useRovingIndex } from '@mantine/hooks';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
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
        <TabStrip tab={tab} onTab={onTab} />
      </header>
      <div className="details-body" role="tabpanel" id="details-panel" aria-labelledby={`details-${tab}`}>
        <Panel key={row.charge.Id} row={row} />
      </div>
    </section>
  );
}

function TabStrip({ tab, onTab }: Pick<Props, 'tab' | 'onTab'>) {
  const { getItemProps } = useRovingIndex({
    total: tabs.length,
    focusedIndex: tabs.indexOf(tab),
    activateOnFocus: true,
  });
  return (
    <div className="details-tabs" role="tablist">
      {tabs.map((each, index) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`details-${each}`}
          aria-selected={each === tab}
          aria-controls="details-panel"
          {...getItemProps({ index, onClick: () => onTab(each) })}
        >
          {text.tabs[each]}
        </button>
      ))}
    </div>
  );
}
