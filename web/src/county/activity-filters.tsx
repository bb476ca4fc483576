import { type AuditFilter, auditAct } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { activity as text } from '../text/county.ts';
import { SelectField, TextField } from '../ui/fields.tsx';
import { membersQuery } from './county-queries.ts';
import { nameOf } from './use-change-member.ts';

interface Props {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Narrows the log by what, who and when. */
export function ActivityFilters({ filter, onChange }: Props) {
  const { data } = useQuery(membersQuery);
  const change = (part: AuditFilter) => onChange({ ...filter, ...part });
  return (
    <fieldset className="county-filters">
      <legend className="visually-hidden">{text.filters}</legend>
      <SelectField
        label={text.act}
        value={filter.act ?? ''}
        data={[
          { value: '', label: text.all },
          ...auditAct.options.map((value) => ({ value, label: text.acts[value] })),
        ]}
        onChange={(event) => change({ act: auditAct.safeParse(event.currentTarget.value).data })}
      />
      <SelectField
        label={text.user}
        value={filter.user ?? ''}
        data={[
          { value: '', label: text.everybody },
          ...(data?.members ?? []).map((member) => ({ value: member.Id, label: nameOf(member) })),
        ]}
        onChange={(event) => change({ user: event.currentTarget.value || undefined })}
      />
      <TextField
        label={text.from}
        type="date"
        value={filter.from ?? ''}
        onChange={(event) => change({ from: event.currentTarget.value || undefined })}
      />
      <TextField
        label={text.to}
        type="date"
        value={filter.to ?? ''}
        onChange={(event) => change({ to: event.currentTarget.value || undefined })}
      />
    </fieldset>
  );
}
