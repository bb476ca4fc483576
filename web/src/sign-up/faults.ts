import { emailAddress, password as passwordRule } from '@countwise/contract';
import { noAgency, notApplicable, otherAgency, signUp } from '../text/sign-up.ts';
import { isPhone } from '../ui/phone-number.ts';
import type { Draft } from './draft.ts';
import type { Kind } from './kind.ts';

const text = signUp.faults;

export interface Passwords {
  readonly password: string;
  readonly confirm: string;
}

/** What the server knows to be taken: an address, a number, and the agencies registered in the chosen county. */
export interface Taken {
  readonly email: string | null;
  readonly phone: string | null;
  readonly agencies: readonly string[];
}

export type Faults<Field extends string> = Partial<Record<Field, string>>;
/** The fields of the first step that may have a fault, as they stand in it. */
const youFields = ['first', 'last', 'email', 'password', 'confirm', 'phone', 'agency', 'agencyName', 'terms'] as const;
export type YouField = (typeof youFields)[number];
export type OrganizationField = 'role' | 'users' | 'referral';

export const isEmail = (address: string): boolean => emailAddress.safeParse(address).success;

/** What is wrong with an address; undefined where it can be used. */
export function emailFault(email: string, taken: Taken['email']): string | undefined {
  if (email.trim() === '') return text.email;
  if (!isEmail(email)) return text.emailInvalid;
  return taken === email ? text.emailTaken : undefined;
}

/** What is wrong with a number; undefined where it can be used. */
export function phoneFault(phone: string, taken: Taken['phone']): string | undefined {
  if (phone === '') return text.phone;
  if (!isPhone(phone)) return text.phoneInvalid;
  return taken === phone ? text.phoneTaken : undefined;
}

function passwordFault(password: string): string | undefined {
  if (password === '') return text.password;
  return passwordRule.safeParse(password).success ? undefined : text.passwordRule;
}

/** Whether the county has an organization of this agency; its other users join that one. */
export const agencyIsTaken = (kind: Kind, draft: Draft, taken: Taken['agencies']): boolean =>
  kind === 'enterprise' && draft.agency !== '' && taken.includes(agencyOf(draft) ?? '');

function agencyFaults(kind: Kind, draft: Draft, taken: Taken['agencies']): Faults<YouField> {
  if (kind === 'invited') return {};
  if (draft.agency === '' && countyOf(draft) === null) return { agency: text.agency };
  if (draft.agency === otherAgency && draft.agencyName.trim() === '') return { agencyName: text.agencyName };
  return agencyIsTaken(kind, draft, taken) ? { agency: text.agencyTaken } : {};
}

/** The faults of the first step that are told, in the order of its fields: those found, and what turned out to be taken since. */
export function toldFaults(found: Faults<YouField>, { email, phone }: Draft, taken: Taken): Faults<YouField> {
  const faults: Faults<YouField> = {
    ...(email !== '' && taken.email === email && { email: text.emailTaken }),
    ...(phone !== '' && taken.phone === phone && { phone: text.phoneTaken }),
    ...found,
  };
  const told: Faults<YouField> = {};
  for (const field of youFields) if (faults[field] !== undefined) told[field] = faults[field];
  return told;
}

/** Every fault of the first step at once, by field. */
export function youFaults(kind: Kind, draft: Draft, passwords: Passwords, taken: Taken): Faults<YouField> {
  const found: Partial<Record<YouField, string | undefined>> = {
    first: draft.first.trim() === '' ? text.first : undefined,
    last: draft.last.trim() === '' ? text.last : undefined,
    email: emailFault(draft.email, taken.email),
    password: passwordFault(passwords.password),
    confirm: passwords.confirm === passwords.password ? undefined : text.confirm,
    phone: phoneFault(draft.phone, taken.phone),
    ...agencyFaults(kind, draft, taken.agencies),
    terms: draft.terms ? undefined : text.terms,
  };
  return withoutBlanks(found);
}

/** Every fault of an organization's second step at once, by field. */
export const organizationFaults = (draft: Draft): Faults<OrganizationField> =>
  withoutBlanks({
    role: roleOf(draft) === '' ? text.role : undefined,
    users: draft.users === '' ? text.users : undefined,
    referral: draft.referral === '' ? text.referral : undefined,
  });

function withoutBlanks<Field extends string>(found: Partial<Record<Field, string | undefined>>): Faults<Field> {
  const faults: Faults<Field> = {};
  for (const field in found) {
    const fault = found[field];
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

/** The faults that are left when these fields have been typed into. */
export function without<Field extends string>(faults: Faults<Field>, fields: readonly string[]): Faults<Field> {
  const left = { ...faults };
  for (const field in left) if (fields.includes(field)) delete left[field];
  return left;
}

/** The county that is stored; null for none or N/A. */
export const countyOf = ({ county }: Draft): string | null =>
  county === '' || county === notApplicable ? null : county;

/** The agency that is stored, under its own name where it is another; null for none. */
export const agencyOf = ({ agency, agencyName }: Draft): string | null => {
  if (agency === '' || agency === noAgency) return null;
  return agency === otherAgency ? agencyName.trim() : agency;
};

/** The role as it is stored: one of the three, or the words of somebody who has another. */
export const roleOf = ({ role, roleName }: Draft): string => (role === 'other' ? roleName.trim() : role);
