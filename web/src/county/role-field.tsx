import { county } from '../text/county.ts';
import { SelectField } from '../ui/fields.tsx';
import type { Member } from './county-queries.ts';

export type Role = Member['Role'];
const roles: readonly Role[] = ['admin', 'manager', 'employee', 'other'];

interface Props {
  readonly label: string;
  /** The label is said but not shown, as in a list whose rows say whose it is. */
  readonly hideLabel?: boolean;
  readonly value: Role;
  /** Only an administrator gives this role. */
  readonly withAdministrator: boolean;
  readonly onChange: (role: Role) => void;
}

/** What somebody is in a county. */
export function RoleField({ label, hideLabel, value, withAdministrator, onChange }: Props) {
  const offered = roles.filter((role) => withAdministrator || role !== 'admin');
  return (
    <SelectField
      {...(hideLabel ? { 'aria-label': label } : { label })}
      value={value}
      data={offered.map((role) => ({ value: role, label: county.roles[role] }))}
      onChange={(event) => onChange(roles.find((role) => role === event.currentTarget.value) ?? value)}
    />
  );
}
