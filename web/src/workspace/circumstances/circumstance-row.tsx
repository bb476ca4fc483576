import type { CaseCircumstance } from '@countwise/contract';
import type { Circumstance } from '@countwise/engine';
import { circumstances as text } from '../../text/modes.ts';
import { CheckboxField, SelectField } from '../../ui/fields.tsx';
import { Authority } from '../work/authority.tsx';
import { useWork } from '../writes/work-context.tsx';
import { proofsOf } from './proofs.ts';

interface Props {
  readonly circumstance: Circumstance;
  readonly lawText: string | undefined;
  /** Its record, where the case has it ticked. */
  readonly stored: CaseCircumstance | undefined;
}

/** One factor: whether the case shows it, the rule it stands in, and, in aggravation, how it was established. */
export function CircumstanceRow({ circumstance, lawText, stored }: Props) {
  const { run } = useWork();
  const toggle = () => {
    const fields = stored === undefined ? ({ Proof: 'none' } as const) : null;
    run([{ kind: 'circumstance', thing: circumstance.id, fields }], text.saved);
  };
  return (
    <div className="check-row">
      <CheckboxField label={circumstance.name} checked={stored !== undefined} onChange={toggle} />
      <Authority authority={circumstance.authority} text={lawText} />
      {stored && circumstance.category === 'Aggravating' && <ProofField stored={stored} name={circumstance.name} />}
    </div>
  );
}

function ProofField({ stored, name }: { readonly stored: CaseCircumstance; readonly name: string }) {
  const { run } = useWork();
  const choices = proofsOf(stored.CircumstancesId);
  return (
    <SelectField
      label={text.proof}
      aria-label={`${text.proof}: ${name}`}
      value={stored.Proof}
      data={choices.map((value) => ({ value, label: text.proofs[value] }))}
      onChange={(event) => {
        const Proof = choices.find((each) => each === event.currentTarget.value);
        if (Proof !== undefined)
          run([{ kind: 'circumstance', thing: stored.CircumstancesId, fields: { Proof } }], text.saved);
      }}
    />
  );
}
