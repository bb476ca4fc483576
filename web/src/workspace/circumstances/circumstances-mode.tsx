import '../../shared/mode.css';
import '../work/modes.css';
import { type CircumstanceCategory, circumstances } from '@countwise/engine';
import { useState } from 'react';
import { circumstances as text } from '../../text/modes.ts';
import { TabStrip } from '../../ui/tab-strip.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { GenerateReport } from '../reports/generate-report.tsx';
import { useLawTexts } from '../work/use-law-texts.ts';
import { useWork } from '../writes/work-context.tsx';
import { CircumstanceRow } from './circumstance-row.tsx';

const categories = ['Aggravating', 'Mitigating', 'Concurrent'] as const satisfies readonly CircumstanceCategory[];

/** Factors in Aggravation & Mitigation: ticking one keeps it with the case at once. On paper the tabs stand one under the other. */
export function CircumstancesMode() {
  const { circumstances: marked } = useWork();
  const [tab, setTab] = useState<CircumstanceCategory>('Aggravating');
  const storedOf = (id: string) => marked.find(({ CircumstancesId }) => CircumstancesId === id);
  const lawTexts = useLawTexts('circumstances');
  const printing = usePrinting();
  const count = (category: CircumstanceCategory) =>
    circumstances.filter((row) => row.category === category && storedOf(row.id) !== undefined).length;
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <TabStrip
        id="factors"
        value={tab}
        onChange={setTab}
        tabs={categories.map((value) => ({ value, label: `${text.tabs[value]} ${count(value) || ''}`.trim() }))}
      />
      {(printing || tab === 'Aggravating') && <p className="mode-note">{text.proofHint}</p>}
      {categories
        .filter((category) => printing || category === tab)
        .map((category) => (
          <div
            key={category}
            className="check-list"
            role="tabpanel"
            id={category === tab ? 'factors-panel' : undefined}
            aria-labelledby={`factors-${category}`}
          >
            {printing && <h3>{text.tabs[category]}</h3>}
            {circumstances
              .filter((row) => row.category === category)
              .map((circumstance) => (
                <CircumstanceRow
                  key={circumstance.id}
                  circumstance={circumstance}
                  lawText={lawTexts.get(circumstance.id)}
                  stored={storedOf(circumstance.id)}
                />
              ))}
          </div>
        ))}
      <GenerateReport modules={['coverPage', 'circumstances']} />
    </div>
  );
}
