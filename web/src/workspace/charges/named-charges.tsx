import { beginsWith } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import { hintBelow, SelectField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { isFelony } from './editors.ts';

const witnessOf = { field: 'WitnessOf', label: text.witnessOf, law: text.witnessOfLaw } as const;
const onRelease = [
  { field: 'parentCharge', label: text.released, law: text.releasedLaw },
  { field: 'PrimaryCharge', label: text.primary, law: text.primaryLaw },
] as const;
type Naming = typeof witnessOf | (typeof onRelease)[number];

/** Which other charges a rule asks the row to name. */
function namings({ crime: { crime } }: ChargeRow): readonly Naming[] {
  if (crime.kind === 'status' && beginsWith(crime.statute, 'PC 12022.1')) return onRelease;
  return crime.kind === 'crime' && crime.category === 'WITNESS_1170_15' ? [witnessOf] : [];
}

/** The other charges of the case that the row names: whose victim or witness was dissuaded, what somebody was released on. */
export function NamedCharges({ row }: { readonly row: ChargeRow }) {
  const { rows, run } = useWork();
  const others = rows.filter((other) => isFelony(other) && other.charge.Id !== row.charge.Id);
  return namings(row).map(({ field, label, law }) => (
    <SelectField
      key={field}
      label={label}
      description={<Cite authority={law} />}
      inputWrapperOrder={hintBelow}
      value={others.find(({ charge }) => charge.Id === row.charge[field])?.charge.Id ?? ''}
      data={[
        { value: '', label: text.noCount },
        ...others.map((other) => ({
          value: other.charge.Id,
          label: text.countOf(other.charge.CountNumber, statuteOf(other)),
        })),
      ]}
      onChange={(event) => {
        const named = event.currentTarget.value;
        run([{ kind: 'charge', id: row.charge.Id, fields: { [field]: named === '' ? null : named } }], nameOf(row));
      }}
    />
  ));
}
