import { type CaseRecord, caseTotalOf } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { CompareDialog } from './compare-dialog.tsx';

const nothing = () => undefined;
const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;

/** Five scenarios of which the last has another term and the second another birth date, compared on a desk or a phone. */
function compare(isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal('fetch', () => new Promise(nothing));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const scenarios = ['Original Case', 'Offer 1', 'Offer 2', 'Offer 3', 'Offer 4'].map((name, at) => {
    const own: Partial<CaseRecord> = at === 1 ? { DefendantBirthdate: '1990-05-01' } : {};
    const more: Partial<CaseRecord> = at === 0 ? {} : { Id: name, ParentCaseId: 'case', ScenarioName: name, ...own };
    const work = testWork([{ crime: robbery, charge: { SelectedTerm: at === 4 ? 1 : 3, Occasion: name } }], more);
    const { rows, record, sentence } = work;
    client.setQueryData(chargesQuery(record.Id).queryKey, {
      charges: rows.map(({ charge }) => charge),
      crimes: rows.map(({ crime }) => crime),
      limitations: [],
      factors: [],
      circumstances: [],
      sentence: null,
    });
    return { work, scenario: { record, name, total: caseTotalOf(sentence.summary) } };
  });
  const [first] = scenarios;
  if (first === undefined) throw new Error('no scenario');
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...first.work, run: nothing, undo: nothing, redo: nothing }}>
            <CompareDialog opened onClose={nothing} scenarios={scenarios.map(({ scenario }) => scenario)} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

test('on a phone two scenarios stand beside one another, and it is chosen which', async () => {
  compare(true);
  expect(columns()).toEqual(['Original Case', 'Offer 1']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Offer 1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Offer 4' }));
  await waitFor(() => expect(columns()).toEqual(['Original Case', 'Offer 4']));
  const total = screen.getByRole('row', { name: /^Total/ });
  const marked = [...total.querySelectorAll('td')].map((cell) =>
    cell.querySelector('.compare-mark')?.textContent.trim(),
  );
  expect(marked).toEqual([undefined, '3y less']);
});

test('on a desk four do; one that is of other facts of the person is told', () => {
  compare(false);
  expect(columns()).toEqual(['Original Case', 'Offer 1', 'Offer 2', 'Offer 3']);
  expect(screen.getByRole('note').textContent).toMatch(/^Offer 1 has its own date of birth\./);
});
