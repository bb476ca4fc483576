import type { ChargeRecord } from '@countwise/contract';

/** A charge of the sample: which row of the search it is, and what is set on it. */
export interface SampleCharge {
  /** Makes adding it twice harmless. */
  readonly requestId: string;
  readonly code: string;
  readonly section: string;
  /** The charge it hangs on, by its place in the list. */
  readonly on?: number;
  readonly set: Partial<Pick<ChargeRecord, 'CountNumber' | 'SelectedTerm'>>;
}

export const offenseDate = '2026-03-14';

/** A case made up for the demonstration: two robberies with a firearm and the firearm's possession, consecutive. */
export const sampleCase = {
  CaseNumber: '26-SAMPLE',
  DefendantFirstName: 'Jordan',
  DefendantMiddleName: '',
  DefendantLastName: 'Sample',
  DefendantBirthdate: '1994-05-02',
};

const robbery = { code: 'PC', section: '211/212.5(c)' };
const firearm = { code: 'PC', section: '12022.53(b)' };

export const sampleCharges: readonly SampleCharge[] = [
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
