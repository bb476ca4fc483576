import '../modes.css';
import { addCircumstance, deleteCircumstance, listCircumstances } from '@countwise/contract';
import { type CircumstanceCategory, circumstances } from '@countwise/engine';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { circumstances as text } from '../../text/modes.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import { TabStrip } from '../../ui/tab-strip.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../work-context.tsx';

const categories = ['Aggravating', 'Mitigating', 'Concurrent'] as const satisfies readonly CircumstanceCategory[];

/** Factors in Aggravation & Mitigation: ticking one keeps it with the case at once. */
export function CircumstancesMode() {
  const { record } = useWork();
  const [tab, setTab] = useState<CircumstanceCategory>('Aggravating');
  const { ticked, toggle } = useTicks(record.Id);
  const count = (category: CircumstanceCategory) =>
    circumstances.filter((row) => row.category === category && ticked.has(row.id)).length;
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
              checked={ticked.has(id)}
              onChange={() => toggle(id)}
            />
          ))}
      </div>
    </div>
  );
}

/** The circumstances of a case by their id, with the record that ticks each. */
function useTicks(caseId: string) {
  const client = useQueryClient();
  const queryKey = ['circumstances', caseId];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(listCircumstances, { params: { caseId }, signal }),
  });
  const ticked = new Map(data.map((row) => [row.CircumstancesId, row.Id]));
  const change = useMutation({
    scope: { id: `circumstances ${caseId}` },
    mutationFn: async (id: string) => {
      const known = ticked.get(id);
      if (known === undefined) await request(addCircumstance, { body: { CaseId: caseId, CircumstancesId: id } });
      else await request(deleteCircumstance, { params: { id: known } });
    },
    onError: (_, id) =>
      showToast({
        message: common.notSaved(text.saved),
        tone: 'error',
        action: { label: common.retry, run: () => change.mutate(id) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const pending = change.isPending ? change.variables : null;
  return {
    ticked: pending === null ? ticked : flipped(ticked, pending),
    toggle: (id: string) => change.mutate(id),
  };
}

function flipped(ticked: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  const next = new Map(ticked);
  if (!next.delete(id)) next.set(id, '');
  return next;
}
