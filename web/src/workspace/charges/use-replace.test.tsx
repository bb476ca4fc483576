import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { messageLog } from '../../ui/messages.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { useReplace } from './use-replace.ts';

const assault: TestRow['crime'] = { statute: 'PC 273.5(a)', terms: { lower: '2y', middle: '3y', upper: '4y' } };
const lesser: TestRow['crime'] = { ...assault, id: 'lesser', severity: 'misdemeanor', terms: { upper: '364d' } };
const injury: TestRow = {
  crime: { statute: 'PC 12022.7(e)', kind: 'conduct', terms: { lower: '3y', middle: '4y', upper: '5y' } },
  charge: { CountNumber: 1, parentCharge: 'c1' },
};

// an enhancement of felonies: PC 12022.7(e)
test('the toast of a wobbler charged down says what a rule stayed with it', async () => {
  const [before, after] = [assault, lesser].map((crime) => testWork([{ crime }, injury]));
  if (before === undefined || after === undefined) throw new Error('two cases');
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
  await act(() => result.current(testRow(before, 'c1'), 'lesser'));
  expect(messageLog().messages.map(({ text }) => text)).toEqual([
    'PC 273.5(a), Misdemeanor, takes the place of PC 273.5(a), Felony. PC 12022.7(e) of count 1 is now stayed by rule, 5y less.',
  ]);
});
