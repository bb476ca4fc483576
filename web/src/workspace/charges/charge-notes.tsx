import { notes as text } from '../../text/notes.ts';
import { TextField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

type Field = keyof typeof text.fields;
interface Props {
  readonly row: ChargeRow;
}

/** What the user notes of a charge, for the office and for themselves: saved as a field is left, and never printed. */
export function ChargeNotes({ row }: Props) {
  const printing = usePrinting();
  return (
    <div className="form" hidden={printing}>
      <Tags row={row} field="Tags" />
      <Note row={row} field="OfficeNote" />
      <Tags row={row} field="PrivateTags" />
      <Note row={row} field="PrivateNote" />
    </div>
  );
}

function useNote(row: ChargeRow, field: Field) {
  const { run } = useWork();
  const stored = row.charge[field];
  const [value, setValue] = useStoredDraft(stored);
  const { label, hint } = text.fields[field];
  const onBlur = () => {
    const said = value.trim();
    if (said !== stored) run([{ kind: 'charge', id: row.charge.Id, fields: { [field]: said } }], nameOf(row));
  };
  return { props: { label, description: hint, value, onBlur }, setValue };
}

function Tags({ row, field }: Props & { readonly field: Field }) {
  const { props, setValue } = useNote(row, field);
  return (
    <TextField
      {...props}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

function Note({ row, field }: Props & { readonly field: Field }) {
  const { props, setValue } = useNote(row, field);
  return (
    <LongTextField {...props} rows={3} maxLength={2000} onChange={(event) => setValue(event.currentTarget.value)} />
  );
}
