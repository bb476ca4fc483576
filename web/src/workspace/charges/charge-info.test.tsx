import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ChargeInfo } from './charge-info.tsx';

const unused = () => undefined;
const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };

afterEach(() => vi.unstubAllGlobals());

// PC 182(a)
test.for([
  ['Completed', 'Misdemeanor'],
  ['Attempt', 'Misdemeanor'],
  ['Conspiracy', 'Felony'],
] as const)('the level of a charge is that of its state: %s, %s', ([CrimeState, level]) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  const work = testWork([{ crime: battery, charge: { CrimeState } }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WorkProvider value={{ ...work, run: unused, undo: unused, redo: unused }}>
        <ChargeInfo row={testRow(work, 'c1')} />
      </WorkProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Severity').nextElementSibling?.textContent.trim()).toBe(level);
});
