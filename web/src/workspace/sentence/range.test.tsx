import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { letWorkers, type StandInWorker } from '../../shared/stand-in-worker.fixture.ts';
import { messageLog } from '../../ui/messages.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { answerQuestion } from '../range/answer-question.ts';
import type { CaseWork } from '../work/case-work.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { Range } from './range.tsx';

/** What the workers that were not ended have yet to answer; they answer when they are let. */
let held: { readonly worker: StandInWorker; readonly answer: () => void }[] = [];
let fails = false;
const awaited = () => held.filter(({ worker }) => !worker.isEnded);
const holdAnswers = () =>
  letWorkers((told, worker) => {
    const answer = () => worker.dispatchEvent(new MessageEvent('message', { data: answerQuestion(told as Asked) }));
    const fail = () => worker.dispatchEvent(Object.assign(new Event('error'), { message: 'It failed.' }));
    held.push({ worker, answer: fails ? fail : answer });
  });
const answerAll = () => {
  const answers = awaited();
  held = [];
  for (const { answer } of answers) answer();
};

const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const rows: readonly TestRow[] = [
  { crime: robbery },
  { crime: robbery, charge: { Id: 'case.b', SelectedTerm: 2, Date: '2026-03-15' } },
];

const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
const nothing = () => undefined;
const page = (work: CaseWork) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={['/Cases/case']}>
      <UiProvider>
        <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
          <Range scaled />
        </WorkProvider>
      </UiProvider>
      <Routes>
        <Route path="/Cases/case" element={null} />
        <Route path="/Cases/:id" element={<p>another case</p>} />
      </Routes>
    </MemoryRouter>
  </QueryClientProvider>
);

beforeEach(() => {
  holdAnswers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  held = [];
  fails = false;
  client.clear();
});
const region = () => screen.getByRole('group', { name: 'Lawful range' });

test('the range is under way, then there, with what lies outside it and its authority', async () => {
  render(page(testWork(rows)));
  expect(region().textContent).toBe('Lawful rangecomputing');
  answerAll();
  await waitFor(() => expect(region().textContent).toContain('least 2ymost 4y'));
  expect(region().getAttribute('aria-busy')).toBe('false');
  expect(region().textContent).toContain('6y · most 4y unless a fact is proved for count 1');
  fireEvent.click(screen.getByRole('button', { name: 'most 4y' }));
  const leads = await screen.findByRole('region', { name: 'What leads there' });
  expect(leads.textContent).toContain('If every upper term were proved 6y PC 1170(b)(1)-(3)');
  expect(screen.getByRole('link', { name: 'PC 669(a)', hidden: true })).toBeTruthy();
});

test('with probation granted it is of the case without it, and the days of jail lie nowhere on it', async () => {
  const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
  render(page(testWork([{ crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } }])));
  answerAll();
  const granted = await screen.findByRole('group', { name: 'Lawful range if probation is not granted' });
  expect(granted.textContent).toBe('Lawful range if probation is not grantedleast 16mtomost 2y');
  expect(granted.querySelector('.scale, .range-outside')).toBeNull();
});

test('after a change the last range stands until the new one is there, and says nothing of the new case', async () => {
  const { rerender } = render(page(testWork(rows)));
  answerAll();
  await screen.findByRole('button', { name: 'least 2y' });
  rerender(page(testWork([...rows, { crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } }])));
  expect(region().getAttribute('aria-busy')).toBe('true');
  expect(region().textContent).toContain('most 4ycomputing');
  expect(region().textContent).not.toContain('unless a fact');
  expect(screen.getByRole('button', { name: 'least 2y' }).getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(awaited()).toHaveLength(1));
  answerAll();
  await screen.findByRole('button', { name: 'least 3y' });
});

test('the same case is not asked twice', async () => {
  const { rerender } = render(page(testWork(rows)));
  answerAll();
  await screen.findByRole('button', { name: 'least 2y' });
  rerender(page(testWork(rows)));
  expect(region().getAttribute('aria-busy')).toBe('false');
  expect(awaited()).toEqual([]);
});

test('a range that fails says so and is tried again', async () => {
  fails = true;
  render(page(testWork(rows)));
  answerAll();
  await screen.findByText('The lawful range could not be computed.', { exact: false });
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(awaited()).toHaveLength(1));
  answerAll();
  await screen.findByRole('button', { name: 'least 2y' });
});

test('a case at an end of its range has no way to that end, one without custody no range', async () => {
  const { unmount } = render(page(testWork([{ crime: robbery, charge: { SelectedTerm: 2 } }])));
  answerAll();
  fireEvent.click(await screen.findByRole('button', { name: /^least/ }));
  await screen.findByRole('button', { name: 'Try the least', hidden: true });
  fireEvent.click(screen.getByRole('button', { name: /^most/ }));
  expect((await screen.findByText('as now')).tagName).toBe('P');
  expect(screen.queryByRole('button', { name: 'Try the most', hidden: true })).toBeNull();
  unmount();
  render(page(testWork([{ crime: robbery, charge: { ChargeStatus: 2 } }])));
  answerAll();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Lawful range' })).toBeNull());
});

/** A server that copies one case, or refuses to. */
function serve(work: CaseWork, refuses = false) {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, body }: { readonly method: string; readonly body?: string }) => {
      const path = address.replace(/^.*\/api/, '');
      if (method !== 'GET') asked.push(`${method} ${path} ${body}`);
      if (path.startsWith('/cases/scenarios/'))
        return Response.json({
          mainCase: work.record,
          scenarios: [{ ...work.record, Id: 'old', ScenarioName: 'Least lawful' }],
          rules: { engine: 'e', catalogue: 'c' },
        });
      if (refuses) return Response.json({ message: 'It failed.', requestId: 'r' }, { status: 500 });
      return Response.json({ ...work.record, Id: 'made' });
    },
  );
  return asked;
}

async function tryLeast(work: CaseWork) {
  render(page(work));
  answerAll();
  fireEvent.click(await screen.findByRole('button', { name: /^least/ }));
  // the name that the second is free of is known
  await waitFor(() => expect(client.getQueryData(['scenarios', 'case'])).toBeDefined());
  fireEvent.click(await screen.findByRole('button', { name: 'Try the least', hidden: true }));
}

test('the least is tried in a scenario of its own, which has its choices and says them', async () => {
  const work = testWork(rows);
  const asked = serve(work);
  await tryLeast(work);
  await screen.findByText('another case');
  expect(asked).toHaveLength(1);
  const [[address, body] = []] = asked.map((each) => each.split(/ (?=\{)/));
  expect([address, JSON.parse(body ?? '')]).toMatchObject([
    'POST /cases/case/scenarios',
    {
      ScenarioName: 'Least lawful 2',
      changes: [
        { id: 'c1', fields: { SelectedTerm: 1, Concurrency: 1 } },
        { id: 'case.b', fields: { SelectedTerm: 1, Concurrency: 1 } },
      ],
    },
  ]);
  expect(messageLog().messages.map(({ text }) => text)).toEqual([
    'Least lawful 2: lower term: counts 1, 2; concurrent: counts 1, 2.',
  ]);
});

test('a scenario that could not be made says so, and the case stays open', async () => {
  const work = testWork(rows);
  serve(work, true);
  await tryLeast(work);
  await waitFor(() =>
    expect(messageLog().messages[0]).toMatchObject({ text: 'The scenario could not be saved.', tone: 'error' }),
  );
  expect(screen.queryByText('another case')).toBeNull();
});
