import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { SexSentencing } from './sex-sentencing.tsx';

const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } };
const rape: TestRow = {
  crime: { statute: 'PC 261(a)(2)', terms: { upper: '8y' }, groups: ['SEX6676'], category: 'SEX_667_6' },
};
const nothing = () => undefined;

function show(rows: readonly TestRow[], of: string) {
  const written: Write[] = [];
  const work = testWork(rows);
  const run = (writes: readonly Write[]) => void written.push(...writes);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
          <SexSentencing row={testRow(work, of)} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return written;
}

afterEach(() => vi.unstubAllGlobals());

test('a count of the list opens the rules of section 667.6 and the choices of every such count', async () => {
  const written = show([rape, theft, rape], 'c1');
  fireEvent.click(screen.getByRole('button', { name: 'Sex Sentencing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sex Sentencing' }));
  expect(dialog.getByText(/separate victims, or one victim on separate occasions/).textContent).toContain(
    'PC 667.6(d)',
  );
  expect(dialog.queryByText(/one-strike law/)).toBe(null);
  expect(dialog.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toEqual([
    expect.stringContaining('count 1, PC 261(a)(2)'),
    expect.stringContaining('count 3, PC 261(a)(2)'),
  ]);
  const [scheme] = dialog.getAllByRole('combobox', { name: 'Sentencing scheme' });
  if (scheme === undefined) throw new Error('no scheme');
  fireEvent.change(scheme, { target: { value: 'own' } });
  expect(written).toEqual([{ kind: 'charge', id: 'c1', fields: { SubSentenceNum: 1 } }]);
});

test('a count of no such list has no such question', () => {
  show([theft], 'c1');
  expect(screen.queryByRole('button', { name: 'Sex Sentencing' })).toBe(null);
});
