import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { messageLog } from '../../ui/messages.ts';
import type { CaseWork } from '../work/case-work.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import { useReplace } from './use-replace.ts';

const assault: TestRow['crime'] = { statute: 'PC 273.5(a)', terms: { lower: '2y', middle: '3y', upper: '4y' } };
const lesser: TestRow['crime'] = { ...assault, id: 'lesser', severity: 'misdemeanor', terms: { upper: '364d' } };
const injury: TestRow = {
  crime: { statute: 'PC 12022.7(e)', kind: 'conduct', terms: { lower: '3y', middle: '4y', upper: '5y' } },
  charge: { CountNumber: 1, parentCharge: 'c1' },
};

/** What is said when another crime takes the place of the first count's own. */
async function toastOf(before: CaseWork, after: CaseWork, fields: ChargeFields = { CrimeId: 'lesser' }) {
  const client = new QueryClient();
  client.setQueryData(crimeQuery('lesser').queryKey, testRow(after, 'c1').crime);
  const run = () =>
    client.setQueryData(chargesQuery('case').queryKey, {
      charges: after.rows.map(({ charge }) => charge),
      crimes: after.rows.map(({ crime }) => crime),
      limitations: [],
      factors: [],
      circumstances: [],
      sentence: null,
      correction: null,
    });
  const nothing = () => undefined;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <WorkProvider value={{ ...before, run, undo: nothing, redo: nothing }}>{children}</WorkProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useReplace(), { wrapper });
  await act(() => result.current(testRow(before, 'c1'), fields));
  return messageLog().messages.at(-1)?.text;
}

// an enhancement of felonies: PC 12022.7(e)
test('the toast of a wobbler charged down says what a rule stayed with it', async () => {
  expect(await toastOf(testWork([{ crime: assault }, injury]), testWork([{ crime: lesser }, injury]))).toBe(
    'PC 273.5(a), Misdemeanor, takes the place of PC 273.5(a), Felony. PC 12022.7(e) of count 1 is now stayed by rule, 5y less.',
  );
});

const conspired = { CrimeState: 'Conspiracy' } as const;
const offense: TestRow['crime'] = { ...lesser, wobbler: true };
const battery: TestRow['crime'] = { ...lesser, statute: 'PC 242', terms: { upper: '6m' } };

// PC 182(a): a wobbler's lesser form too, and a felony of what is only a misdemeanor
test.for([
  ['a wobbler charged down', offense, 'PC 182/273.5(a), Misdemeanor, takes the place of PC 182/273.5(a), Felony.'],
  ['a misdemeanor in its place', battery, 'PC 182/242, Felony, takes the place of PC 182/273.5(a), Felony.'],
] as const)('the toast of a conspiracy tells it as it is charged: %s', async ([, crime, told]) => {
  const [before, after] = [assault, crime].map((each) => testWork([{ crime: each, charge: conspired }]));
  if (before === undefined || after === undefined) throw new Error('two cases');
  expect(await toastOf(before, after)).toBe(told);
});

// PC 17(b), 182(a): days in jail make the misdemeanor of it
test.for([
  [null, 364, 'PC 182/242, Misdemeanor, takes the place of PC 182/242, Felony.'],
  [100, null, 'PC 182/242, Felony, takes the place of PC 182/242, Misdemeanor.'],
] as const)('the toast of such a conspiracy of %s days charged with %s', async ([was, now, told]) => {
  const [before, after] = [was, now].map((SelectedDays) =>
    testWork([{ crime: battery, charge: { ...conspired, SelectedDays } }]),
  );
  if (before === undefined || after === undefined) throw new Error('two cases');
  expect(await toastOf(before, after, { SelectedDays: now })).toBe(told);
});
