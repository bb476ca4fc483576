import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import { hintBelow, TextField } from '../../ui/fields.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

const fields = [
  { field: 'VictimId', label: text.victim, hint: text.victimHint, law: null },
  { field: 'Occasion', label: text.occasion, hint: text.occasionHint, law: null },
  {
    field: 'OperativeFacts',
    label: text.operativeFacts,
    hint: text.operativeFactsHint,
    law: text.operativeFactsLaw,
  },
] as const;

/** Who was harmed, when, and by which facts, in marks of the user's own: rules ask whether two counts share them. */
export function SettingFields({ row }: { readonly row: ChargeRow }) {
  return fields.map((each) => <MarkField key={each.field} row={row} {...each} />);
}

function MarkField({ row, field, label, hint, law }: { readonly row: ChargeRow } & (typeof fields)[number]) {
  const { run } = useWork();
  const stored = row.charge[field] ?? '';
  const [draft, setDraft] = useStoredDraft(stored);
  const settle = () => {
    const mark = draft.trim();
    if (mark === stored) return;
    run([{ kind: 'charge', id: row.charge.Id, fields: { [field]: mark === '' ? null : mark } }], nameOf(row));
  };
  return (
    <TextField
      label={label}
      description={law && <Cite authority={law} />}
      inputWrapperOrder={hintBelow}
      title={hint}
      placeholder={hint.split(': ')[1]}
      maxLength={40}
      autoComplete="off"
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
