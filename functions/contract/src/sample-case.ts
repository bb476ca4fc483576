import type { z } from 'zod';
import type { Call } from './base/call.ts';
import { createCase, listCases } from './calls/cases.ts';
import { createCharge } from './calls/charges.ts';
import { searchCrimes } from './calls/crimes.ts';
import { fetchOrganizationSettings } from './calls/organization.ts';
import type { OrganizationSettings } from './schemas/account.ts';
import { blankCase } from './schemas/case.ts';
import { formField, formFields } from './schemas/case-fields.ts';
import type { ChargeRecord } from './schemas/charge.ts';
import { isOpenField } from './schemas/open-fields.ts';

/** A charge of the sample: which row of the search it is, and what is set on it. */
interface SampleCharge {
  /** Makes adding it twice harmless. */
  readonly requestId: string;
  readonly code: string;
  readonly section: string;
  /** The charge it hangs on, by its place in the list. */
  readonly on?: number;
  readonly set: Partial<Pick<ChargeRecord, 'CountNumber' | 'SelectedTerm'>>;
}

const offenseDate = '2026-03-14';

/** A case of nobody: two robberies with a firearm and the firearm's possession, consecutive. */
const sampleCase = {
  CaseNumber: '26-SAMPLE',
  DefendantFirstName: 'Jordan',
  DefendantMiddleName: '',
  DefendantLastName: 'Sample',
  DefendantBirthdate: '1994-05-02',
};

const robbery = { code: 'PC', section: '211/212.5(c)' };
const firearm = { code: 'PC', section: '12022.53(b)' };

const sampleCharges: readonly SampleCharge[] = [
  { requestId: '6f1d2a10-0001-4000-8000-000000000001', ...robbery, set: { CountNumber: 1, SelectedTerm: 3 } },
  { requestId: '6f1d2a10-0001-4000-8000-000000000002', ...firearm, on: 0, set: { CountNumber: 1 } },
  { requestId: '6f1d2a10-0001-4000-8000-000000000003', ...robbery, set: { CountNumber: 2, SelectedTerm: 2 } },
  { requestId: '6f1d2a10-0001-4000-8000-000000000004', ...firearm, on: 2, set: { CountNumber: 2 } },
  {
    requestId: '6f1d2a10-0001-4000-8000-000000000005',
    code: 'PC',
    section: '29800(a)(1)',
    set: { CountNumber: 3, SelectedTerm: 2 },
  },
];

/** Makes one call of the API and answers what it answers. */
type Send = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  input: { readonly query?: z.input<Q>; readonly body?: z.input<B> },
) => Promise<z.output<A>>;

/** Makes the sample case of the caller, or completes it, through the API; answers its id. Made twice, it is one case. */
export async function makeSampleCase(send: Send): Promise<string> {
  const { cases } = await send(listCases, {});
  const begun = cases.find(({ CaseNumber }) => CaseNumber === sampleCase.CaseNumber);
  const { organizationSettings } = await send(fetchOrganizationSettings, {});
  const { Id: CaseId } = begun ?? (await send(createCase, { body: allowed(organizationSettings) }));
  const added: string[] = [];
  for (const charge of sampleCharges) {
    const CrimeId = await crimeId(send, charge);
    const parentCharge = charge.on === undefined ? null : (added[charge.on] ?? null);
    const body = { CaseId, CrimeId, Date: offenseDate, RequestId: charge.requestId, parentCharge, ...charge.set };
    added.push((await send(createCharge, { body })).Id);
  }
  return CaseId;
}

/** An organization that keeps no names is given none. */
function allowed(settings: OrganizationSettings | null) {
  const closed = formFields.filter((field) => formField(field).personal && !isOpenField(settings, field));
  return { ...sampleCase, ...Object.fromEntries(closed.map((field) => [field, blankCase[field]])) };
}

async function crimeId(send: Send, { code, section }: SampleCharge): Promise<string> {
  const { content } = await send(searchCrimes, { query: { statute: `${code} ${section}`, bDate: offenseDate } });
  const hit = content.find((row) => row.codeDefinitionCode === code && row.statuteDefinitionSection === section);
  if (!hit) throw new Error(`The sample case: the catalogue has no ${code} ${section}.`);
  return hit.Id;
}
