import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { letWorkers, type StandInWorker } from '../../shared/stand-in-worker.fixture.ts';
import { CommandsProvider } from '../../ui/commands.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { FootProvider } from '../work/number-at-foot.tsx';
import { PanelPlace, PanelProvider } from '../work/panel-of-mode.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { type Work, WorkProvider } from '../writes/work-context.tsx';
import { answerSearch } from './answer-search.ts';
import { lesserQuery } from './lesser-query.ts';
import { OffersMode } from './offers-mode.tsx';
import type { Question } from './shown.ts';

export const robbery: TestRow = {
  crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' }, violent: true, serious: true },
};
export const theft: TestRow = {
  crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } },
};
export const nothing = () => undefined;

const widths = { panel: 'min-width: 1240px', bar: 'none', phone: 'max-width: 899px' } as const;

/** Lays the page out for a wide screen, one without a panel, or a phone. */
export const layOut = (layout: keyof typeof widths) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(widths[layout]),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));

const isQuestion = (told: unknown): told is Question =>
  typeof told === 'object' && told !== null && 'wishes' in told && 'space' in told;

/** Workers answer in the next turn, as far as `most` says; answers those that were begun. */
export function letWorkersSearch(most = Number.POSITIVE_INFINITY): ReadonlySet<StandInWorker> {
  const begun = new Set<StandInWorker>();
  letWorkers((told, worker) => {
    begun.add(worker);
    queueMicrotask(() => {
      let count = 0;
      if (!isQuestion(told)) return;
      for (const data of answerSearch(told, () => 0)) {
        count += 1;
        if (worker.isEnded || count > most) return;
        worker.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  });
  return begun;
}

interface More {
  readonly foot?: ReactNode;
  readonly onCompare?: () => void;
}

/** Shows the offers on a case beside its panel; answers how it is shown with other charges. */
export function show(rows: readonly TestRow[], { foot = null, onCompare = nothing }: More = {}) {
  const client = new QueryClient();
  const work: Work = { ...testWork(rows), run: nothing, undo: nothing, redo: nothing };
  const know = ({ asked }: Work) =>
    client.setQueryData(lesserQuery(asked.caseFile).queryKey, { reductions: [], named: [], crimes: [], brought: [] });
  const screenOf = (open: Work) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <CommandsProvider>
            <WorkProvider value={open}>
              <FootProvider>
                <PanelProvider>
                  <OffersMode onCompare={onCompare} />
                  <PanelPlace foot={null}>
                    <aside aria-label="The case" />
                  </PanelPlace>
                  {foot}
                </PanelProvider>
              </FootProvider>
            </WorkProvider>
          </CommandsProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  know(work);
  const { rerender } = render(screenOf(work));
  return (changed: readonly TestRow[]) => {
    const next = { ...work, ...testWork(changed) };
    know(next);
    rerender(screenOf(next));
  };
}

const offersIn = () => within(screen.getByRole('table', { name: 'Offers that no other beats' }));

/** The buttons that choose an offer, the open one first. */
export const picks = () =>
  offersIn()
    .getAllByRole('button', { expanded: true })
    .concat(offersIn().queryAllByRole('button', { expanded: false }));
