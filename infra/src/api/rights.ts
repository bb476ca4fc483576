import type { Resource } from '@countwise/contract';

/** What a function may use. Calls that the pool answers without a right of the caller's (signing in, resetting) need none. */
export interface Rights {
  readonly table: 'reads' | 'writes';
  readonly pool?: readonly string[];
  readonly sends?: readonly ('mail' | 'texts')[];
  readonly payments?: true;
  readonly reports?: true;
}

/** The rights of each function: what its folder of `functions/src` calls, and nothing else. */
export const rightsOf: Readonly<Record<Resource, Rights>> = {
  auth: { table: 'writes' },
  registration: { table: 'writes', sends: ['mail', 'texts'], payments: true },
  subscription: { table: 'writes', sends: ['mail'], payments: true },
  organization: { table: 'writes', sends: ['mail'] },
  cases: { table: 'writes' },
  charges: { table: 'writes' },
  crimes: { table: 'reads' },
  probation: { table: 'writes' },
  circumstances: { table: 'writes' },
  jury: { table: 'reads' },
  reports: { table: 'reads', reports: true },
};
