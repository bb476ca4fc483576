import '../modes.css';
import { addCircumstance, deleteCircumstance, listCircumstances } from '@countwise/contract';
import { type CircumstanceCategory, circumstances } from '@countwise/engine';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { circumstances as text } from '../../text/modes.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import { TabStrip } from '../../ui/tab-strip.tsx';
import { GenerateReport } from '../reports/generate-report.tsx';
import { type Ticked, useTicks } from '../use-ticks.ts';
import { useWork } from '../work-context.tsx';

const categories = ['Aggravating', 'Mitigating', 'Concurrent'] as const satisfies readonly CircumstanceCategory[];

/** Factors in Aggravation & Mitigation: ticking one keeps it with the case at once. */
export function CircumstancesMode() {
  const { record } = useWork();
  const [tab, setTab] = useState<CircumstanceCategory>('Aggravating');
  const { isTicked, toggle } = useTicks(ticksOf(record.Id));
  const count = (category: CircumstanceCategory) =>
    circumstances.filter((row) => row.category === category && isTicked(row.id)).length;
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <TabStrip
        id="factors"
        value={tab}
        onChange={setTab}
        tabs={categories.map((value) => ({ value, label: `${text.tabs[value]} ${count(value) || ''}`.trim() }))}
      />
      <div className="check-list" role="tabpanel" id="factors-panel" aria-labelledby={`factors-${tab}`}>
        {circumstances
          .filter(({ category }) => category === tab)
          .map(({ id, name, authority }) => (
            <CheckboxField
              key={id}
              label={name}
              description={authority}
              checked={isTicked(id)}
              onChange={() => toggle(id)}
            />
          ))}
      </div>
      <GenerateReport modules={['coverPage', 'circumstances']} />
    </div>
  );
}

const ticksOf = (caseId: string): Ticked => ({
  key: ['circumstances', caseId],
  list: async (signal) =>
    (await request(listCircumstances, { params: { caseId }, signal })).map((row) => [row.CircumstancesId, row.Id]),
  add: (id) => request(addCircumstance, { body: { CaseId: caseId, CircumstancesId: id } }),
  remove: (id) => request(deleteCircumstance, { params: { id } }),
  what: text.saved,
});
