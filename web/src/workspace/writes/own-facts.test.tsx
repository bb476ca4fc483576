import { type CaseRecord, writeCaseAttributes } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { caseQuery, scenariosQuery } from '../../shared/case/case-queries.ts';
import { storedCase } from '../../shared/case/stored-case.fixture.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { caseCache } from './case-cache.ts';
import { OwnFacts } from './own-facts.tsx';
import { WorkProvider } from './work-context.tsx';
import type { Write } from './writes.ts';

const nothing = () => undefined;
const crData = [{ dateIn: '2026-01-05', dateOut: '2026-04-14', creditRatio: 'auto' }];
const caseOf = (Id: string, more: Partial<CaseRecord> = {}): CaseRecord => ({
  ...storedCase,
  Id,
  ...more,
});
const main = caseOf('main', { caseAttributes: writeCaseAttributes('{}', { crData }) });
const offer = caseOf('offer', { ParentCaseId: 'main', ScenarioName: 'Offer' });

function clientOf(mainCase: CaseRecord, scenarios: CaseRecord[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const rules = { engine: '1', catalogue: '1' };
  for (const { Id } of [mainCase, ...scenarios])
    client.setQueryData(scenariosQuery(Id).queryKey, { mainCase, scenarios, rules });
  for (const each of [mainCase, ...scenarios]) client.setQueryData(caseQuery(each.Id).queryKey, each);
  return client;
}

function show(record: CaseRecord) {
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  render(
    <QueryClientProvider client={clientOf(main, [record])}>
      <UiProvider>
        <WorkProvider value={{ ...testWork([], record), run, undo: nothing, redo: nothing }}>
          <OwnFacts />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return written;
}

afterEach(() => vi.unstubAllGlobals());

test('a scenario that has its own custody says so, and takes over that of the original case by a press', () => {
  const written = show(offer);
  expect(screen.getByRole('note').textContent).toMatch(/^Offer has its own days in custody\./);
  fireEvent.click(screen.getByRole('button', { name: 'Use those of the original case' }));
  expect(written).toEqual([
    [
      { kind: 'case', fields: { DefendantBirthdate: null, ViolentPriors: 0 } },
      { kind: 'attributes', fields: { crData } },
    ],
  ]);
});

test('of a scenario that has them alike nothing is said', () => {
  show({ ...offer, caseAttributes: main.caseAttributes });
  expect(screen.queryByRole('note')).toBeNull();
});

test('custody that is entered in one scenario shows in the others at once, and not in one that has its own', () => {
  const own = { ...offer, Id: 'own', DefendantBirthdate: '1990-01-01' };
  const client = clientOf(caseOf('main'), [offer, own]);
  const cache = caseCache(client, 'offer');
  cache.setAttributes({ crData });
  cache.setRecord({ DefendantBirthdate: '1985-05-01' });
  const family = client.getQueryData(scenariosQuery('main').queryKey);
  expect(family?.mainCase).toMatchObject({ caseAttributes: main.caseAttributes, DefendantBirthdate: '1985-05-01' });
  expect(client.getQueryData(caseQuery('own').queryKey)).toMatchObject({
    caseAttributes: main.caseAttributes,
    DefendantBirthdate: '1990-01-01',
  });
});
