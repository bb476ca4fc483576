import type { CaseLimitation } from '@countwise/contract';
import {
  limitationCategories,
  type ProbationLimitation,
  probationLimitations,
  withAllegations,
} from '@countwise/engine';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { common } from '../../text/common.ts';
import { probation as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, SidePanel } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TabStrip } from '../../ui/tab-strip.tsx';
import { Authority } from '../work/authority.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { useLawTexts } from '../work/use-law-texts.ts';
import { useWork } from '../writes/work-context.tsx';
import { Verdict } from './verdict.tsx';

const all = 'all';
const categoryTabs = [
  { value: all, label: text.filter },
  ...limitationCategories.map((value) => ({ value, label: value })),
];

type Mark = 'none' | 'true' | 'pled';

/** How a limitation stands: as it was marked, and pled where an allegation of the case, or a strike set on a count, charges it. */
function markOf(marked: CaseLimitation | undefined, rows: readonly ChargeRow[]): Mark {
  if (marked === undefined || !marked.IsTrue) return 'none';
  const allegations = rows
    .filter(({ charge }) => charge.ChargeStatus === 0)
    .map(({ crime: { crime }, charge }) => ({
      kind: crime.kind,
      statute: crime.statute,
      strikes: charge.NumberOfStrikes,
    }));
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
  return marked.map((limitation) => (
    <LimitationRow key={limitation.id} limitation={limitation} action={<Remove limitation={limitation} />} />
  ));
}

/** Takes a limitation off the case, after a question: what was marked of it goes with it. */
function Remove({ limitation: { id, name } }: { readonly limitation: ProbationLimitation }) {
  const { run } = useWork();
  const [asking, setAsking] = useState(false);
  const remove = () => {
    run([{ kind: 'limitation', thing: id, fields: null }], text.saved);
    setAsking(false);
  };
  return (
    <>
      <IconButton label={text.remove(name)} tone="danger" onClick={() => setAsking(true)}>
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={text.removeTitle}>
        <div className="form">
          <p>{text.removeQuestion(name)}</p>
          <div className="form-actions">
            <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
            <Button tone="danger" onClick={remove}>
              {text.removeOne}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** All limitations by category, to be marked on the case, under what they make of probation. */
export function LimitationsPanel({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { sentence } = useWork();
  const [category, setCategory] = useState(all);
  const shown = probationLimitations.filter(
    ({ categories }) => category === all || categories.some((each) => each === category),
  );
  return (
    <SidePanel opened={opened} onClose={onClose} title={text.add} size={720}>
      <div role="status">
        <Verdict probation={sentence.probation} />
      </div>
      <TabStrip id="limitations" value={category} onChange={setCategory} tabs={categoryTabs} />
      <div role="tabpanel" id="limitations-panel" aria-labelledby={`limitations-${category}`}>
        {shown.map((limitation) => (
          <LimitationRow key={limitation.id} limitation={limitation} />
        ))}
      </div>
    </SidePanel>
  );
}

interface RowProps {
  readonly limitation: ProbationLimitation;
  readonly action?: ReactNode;
}

function LimitationRow({ limitation, action }: RowProps) {
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
      {action}
    </div>
  );
}
