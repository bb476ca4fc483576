import { type AuditAct, type AuditFilter, auditAct } from '@countwise/contract';
import { isIsoDate } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { activity as text } from '../text/county.ts';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/fields.tsx';
import { membersQuery } from './county-queries.ts';
import { nameOf } from './use-change-member.ts';

/** The filter as the fields have it: whole days where the reader is, both within. */
export interface ActivityView {
  readonly act?: AuditAct | undefined;
  readonly user?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const names = ['act', 'user', 'from', 'to'] as const;

/** The filter that an address asks for: `?act=case.deleted&from=2026-11-02`. What there is not narrows nothing. */
export function viewIn(query: URLSearchParams): ActivityView {
  const day = (name: 'from' | 'to') => {
    const said = query.get(name) ?? '';
    return isIsoDate(said) ? said : undefined;
  };
  const act = auditAct.safeParse(query.get('act')).data;
  return { act, user: query.get('user') || undefined, from: day('from'), to: day('to') };
}

/** The address with another filter in it. */
export function withView(query: URLSearchParams, view: ActivityView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) {
    const said = view[name];
    if (said === undefined) next.delete(name);
    else next.set(name, said);
  }
  return next;
}

const startOf = (day: string, later = 0): string => {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
};

/** What the server is asked for: from the start of the first day until the start of the day after the last. */
export const filterOf = ({ act, user, from, to }: ActivityView): AuditFilter => ({
  ...(act && { act }),
  ...(user && { user }),
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
});

interface Props {
  readonly view: ActivityView;
  readonly onChange: (view: ActivityView) => void;
}

/** Narrows the log by what, who and when. */
export function ActivityFilters({ view, onChange }: Props) {
  const { data } = useQuery(membersQuery);
  const change = (part: ActivityView) => onChange({ ...view, ...part });
  return (
    <fieldset className="county-filters">
      <legend className="visually-hidden">{text.filters}</legend>
      <SelectField
        label={text.act}
        value={view.act ?? ''}
        data={[
          { value: '', label: text.all },
          ...auditAct.options.map((value) => ({ value, label: text.acts[value] })),
        ]}
        onChange={(event) => change({ act: auditAct.safeParse(event.currentTarget.value).data })}
      />
      <SelectField
        label={text.user}
        value={view.user ?? ''}
        data={[
          { value: '', label: text.everybody },
          ...(data?.members ?? []).map((member) => ({ value: member.Id, label: nameOf(member) })),
        ]}
        onChange={(event) => change({ user: event.currentTarget.value || undefined })}
      />
      <DateField
        label={text.from}
        value={view.from ?? null}
        onChange={(from) => change({ from })}
        onClear={() => change({ from: undefined })}
      />
      <DateField
        label={text.to}
        value={view.to ?? null}
        onChange={(to) => change({ to })}
        onClear={() => change({ to: undefined })}
      />
    </fieldset>
  );
}
