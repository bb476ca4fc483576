import { addLimitation, type CaseLimitation, changeLimitation, deleteLimitation } from '@countwise/contract';
import { limitationCategories, type ProbationLimitation, probationLimitations } from '@countwise/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { probation as text } from '../../text/modes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../work-context.tsx';
import { chargesQuery } from '../work-queries.ts';

type Mark = 'none' | 'true' | 'pled';

const markOf = (limitation: CaseLimitation | undefined): Mark => {
  if (limitation === undefined || !limitation.IsTrue) return 'none';
  return limitation.IsPled ? 'pled' : 'true';
};

/** The limitations that stand on the case. */
export function MarkedLimitations() {
  const { limitations } = useWork();
  const marked = probationLimitations.filter(({ id }) =>
    limitations.some(({ ProbationLimitationId }) => ProbationLimitationId === id),
  );
  if (marked.length === 0) return <p className="mode-empty">{text.noLimitations}</p>;
  return marked.map((limitation) => <LimitationRow key={limitation.id} limitation={limitation} />);
}

/** All limitations by category, to be marked on the case. */
export function LimitationsDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const [category, setCategory] = useState('');
  const shown = probationLimitations.filter(
    ({ categories }) => category === '' || categories.some((each) => each === category),
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={text.add} size={720}>
      <SelectField
        label={text.category}
        value={category}
        data={[{ value: '', label: text.filter }, ...limitationCategories]}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
      {shown.map((limitation) => (
        <LimitationRow key={limitation.id} limitation={limitation} />
      ))}
    </Dialog>
  );
}

function LimitationRow({ limitation }: { readonly limitation: ProbationLimitation }) {
  const { record, limitations } = useWork();
  const known = limitations.find(({ ProbationLimitationId }) => ProbationLimitationId === limitation.id);
  const mark = useMark(record.Id);
  const choices = limitation.pleadable ? (['none', 'true', 'pled'] as const) : (['none', 'true'] as const);
  return (
    <div className="limitation">
      <span>
        {limitation.name} <cite>{limitation.statute}</cite>
      </span>
      <Segmented
        label={text.mark(limitation.name)}
        value={markOf(known)}
        choices={choices.map((value) => ({ value, label: text.marks[value] }))}
        onChange={(next: Mark) => mark.mutate({ limitation: limitation.id, known, next })}
      />
    </div>
  );
}

interface Marking {
  readonly limitation: string;
  readonly known: CaseLimitation | undefined;
  readonly next: Mark;
}

/** Marks a limitation: the record is made, changed or deleted, and the verdict follows the server's answer. */
function useMark(caseId: string) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationKey: ['write', caseId],
    scope: { id: caseId },
    mutationFn: async ({ limitation, known, next }: Marking) => {
      const IsPled = next === 'pled';
      if (next === 'none') {
        if (known !== undefined) await request(deleteLimitation, { params: { id: known.Id } });
      } else if (known === undefined) {
        await request(addLimitation, {
          body: { CaseId: caseId, ProbationLimitationId: limitation, IsTrue: true, IsPled },
        });
      } else {
        await request(changeLimitation, {
          params: { id: known.Id },
          body: { IsTrue: true, IsPled, Version: known.Version },
        });
      }
    },
    onError: (_, marking) =>
      showToast({
        message: common.notSaved(text.saved),
        tone: 'error',
        action: { label: common.retry, run: () => mark.mutate(marking) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: chargesQuery(caseId).queryKey }),
  });
  return mark;
}
