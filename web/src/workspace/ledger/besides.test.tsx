import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { Besides } from './ledger-foot.tsx';

const nothing = () => undefined;

test('counts that a line of the foot leaves out stand on paper', () => {
  const rows = Array.from({ length: 19 }, (_, at) => ({
    crime: { statute: 'PC 211', terms: { upper: '5y' } },
    charge: { ChargeStatus: at % 2 === 1 ? 2 : 0 },
  })) as Parameters<typeof testWork>[0];
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WorkProvider value={{ ...testWork(rows), run: nothing, undo: nothing, redo: nothing }}>
          <Besides />
        </WorkProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(container.textContent).toContain('counts 2, 4, 6, 8, 10, 12, 14, 16 and 1 more, dismissed');
  fireEvent(window, new Event('beforeprint'));
  expect(container.textContent).toContain('counts 2, 4, 6, 8, 10, 12, 14, 16, 18, dismissed');
});
