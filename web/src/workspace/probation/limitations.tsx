import type { CaseLimitation } from '@countwise/contract';
import {
  limitationCategories,
  type ProbationLimitation,
  probationLimitations,
  withAllegations,
} from '@countwise/engine';
import { useState } from 'react';
import { probation as text } from '../../text/modes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Authority } from '../work/authority.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { useLawTexts } from '../work/use-law-texts.ts';
import { useWork } from '../writes/work-context.tsx';

type Mark = 'none' | 'true' | 'pled';

/** How a limitation stands: as it was marked, and pled where an allegation of the case charges it. */
function markOf(marked: CaseLimitation | undefined, rows: readonly ChargeRow[]): Mark {
  if (marked === undefined || !marked.IsTrue) return 'none';
  const allegations = rows
    .filter(({ charge }) => charge.ChargeStatus === 0)
    .map(({ crime: { crime } }) => ({ kind: crime.kind, statute: crime.statute }));
  const [selected] = withAllegations(
    [{ id: marked.ProbationLimitationId, true: true, pled: marked.IsPled }],
    allegations,
  );
  return selected?.pled === true ? 'pled' : 'true';
}

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
  const { limitations, rows, run } = useWork();
  const known = limitations.find(({ ProbationLimitationId }) => ProbationLimitationId === limitation.id);
  const lawTexts = useLawTexts('limitations');
  const mark = (next: Mark) => {
    const fields = next === 'none' ? null : { IsTrue: true, IsPled: next === 'pled' };
    run([{ kind: 'limitation', thing: limitation.id, fields }], text.saved);
  };
  const choices = limitation.pleadable ? (['none', 'true', 'pled'] as const) : (['none', 'true'] as const);
  return (
    <div className="limitation">
      <span>
        {limitation.name} <Authority authority={limitation.statute} text={lawTexts.get(limitation.id)} />
      </span>
      <Segmented
        label={text.mark(limitation.name)}
        value={markOf(known, rows)}
        choices={choices.map((value) => ({ value, label: text.marks[value] }))}
        onChange={mark}
      />
    </div>
  );
}
