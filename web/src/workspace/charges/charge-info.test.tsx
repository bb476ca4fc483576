import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ChargeInfo } from './charge-info.tsx';

const unused = () => undefined;
const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };

afterEach(() => vi.unstubAllGlobals());

/** What is said of a charge under a name. */
function factOf(work: ReturnType<typeof testWork>, id: string, name: string): string | undefined {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WorkProvider value={{ ...work, run: unused, undo: unused, redo: unused }}>
        <ChargeInfo row={testRow(work, id)} />
      </WorkProvider>
    </QueryClientProvider>,
  );
  return screen.queryByText(name)?.nextElementSibling?.textContent.trim();
}

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };

// PC 667(c)(6) binds a striker's felonies of different occasions alone
test.for([
  [['A', 'A', 'B'], 'c2', 'Mandatory consecutive only to count 3, PC 667(c)(6)'],
  [['A', 'A', 'B'], 'c3', 'Mandatory consecutive, PC 667(c)(6)'],
  [['A', 'A', 'A'], 'c2', undefined],
] as const)('of felonies of the occasions %s %s tells what it must follow', ([occasions, id, words]) => {
  const work = testWork(occasions.map((Occasion) => ({ crime: robbery, charge: { Occasion, NumberOfStrikes: '1' } })));
  expect(factOf(work, id, 'Consecutive/Concurrent')).toBe(words);
});

// PC 182(a)
test.for([
  ['Completed', 'Misdemeanor'],
  ['Attempt', 'Misdemeanor'],
  ['Conspiracy', 'Felony'],
] as const)('the level of a charge is that of its state: %s, %s', ([CrimeState, level]) => {
  const work = testWork([{ crime: battery, charge: { CrimeState } }]);
  expect(factOf(work, 'c1', 'Severity')).toBe(level);
});
