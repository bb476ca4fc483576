import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { messageLog } from '../../ui/messages.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { useSetDays } from './use-set-days.ts';

const nothing = () => undefined;
const day = '2011-03-14';
const now: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
const then: TestRow['crime'] = { ...now, id: 'then', severity: 'felony', terms: { upper: '3y' } };

/** What is said when the day of a charge goes back to another version of its crime. */
async function toastOf(CrimeState: 'Completed' | 'Conspiracy') {
  const [before, after] = [now, then].map((crime) => testWork([{ crime, charge: { CrimeState } }]));
  if (before === undefined || after === undefined) throw new Error('two cases');
  const old = testRow(after, 'c1').crime;
  const version = { Id: 'then', crmSeverityName: 'Felony', BeginDate: '1900-01-01', EndDate: '2011-09-30' } as const;
  const client = new QueryClient();
  client.setQueryData(crimeQuery('then').queryKey, old);
  const run = () =>
    client.setQueryData(chargesQuery('case').queryKey, {
      charges: after.rows.map(({ charge }) => charge),
      crimes: [old],
      limitations: [],
      factors: [],
      circumstances: [],
      sentence: null,
      correction: null,
    });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <WorkProvider value={{ ...before, run, undo: nothing, redo: nothing }}>{children}</WorkProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useSetDays(), { wrapper });
  const row = testRow(before, 'c1');
  await act(() => result.current({ ...row, crime: { ...row.crime, Versions: [version] } }, { Date: day }));
  return messageLog().messages.at(-1)?.text;
}

// PC 182(a): the conspiracy was a felony before as after
test.for([
  ['Completed', 'PC 242 was a felony on 03/14/2011 and is read so.'],
  ['Conspiracy', 'PC 182/242 is read as it was on 03/14/2011.'],
] as const)('the toast of another version tells the charge as it is charged: %s', async ([state, told]) => {
  expect(await toastOf(state)).toBe(told);
});
