import 'fake-indexeddb/auto';
import { totalText } from '@countwise/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { DeathField } from '../charges/fact-fields.tsx';
import { workOf } from '../work/case-work.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { newsKeeper } from '../writes/news.ts';
import { serverOf } from '../writes/server.fixture.ts';
import { useFollowUps } from '../writes/use-follow-ups.ts';
import { useWrites } from '../writes/use-writes.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ChargesMode } from './charges-mode.tsx';
import { whatIfs } from './what-if.ts';

const nothing = () => undefined;
const murder: TestRow['crime'] = { statute: 'PC 187(a)', name: 'First degree murder', terms: { upper: '25-life' } };
const circumstance: TestRow = {
  crime: { statute: 'PC 190.2(a)(15)', kind: 'substitution', terms: { lower: 'LWOP', upper: 'DEATH' } },
  charge: { CountNumber: 1 },
};
const ofMinor: TestRow = {
  crime: { statute: 'PC 190.5(b)', kind: 'substitution', terms: { lower: '25-life', upper: 'LWOP' } },
  charge: { CountNumber: 1 },
};
const battery: TestRow['crime'] = {
  statute: 'PC 242',
  severity: 'misdemeanor',
  terms: { upper: '180d' },
  groups: ['HATE_MISD'],
};
const hate: TestRow = {
  crime: {
    statute: 'PC 422.7',
    kind: 'substitution',
    place: 'jail1170h',
    attachesTo: ['HATE_MISD'],
    terms: { lower: '16m', middle: '2y', upper: '3y' },
  },
  charge: { CountNumber: 1 },
};

interface Shown {
  readonly isPhone?: boolean;
  readonly detailed?: boolean;
}

/** The ledger of a case whose writes are shown and taken back as the workspace does; beneath it the facts of its first count. */
function open(rows: readonly TestRow[], { isPhone = false, detailed = false }: Shown = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') === isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  if (detailed) localStorage.setItem('charge_list_view', '"detailed"');
  const filed = testWork(rows);
  const charges = filed.rows.map(({ charge }) => charge);
  vi.stubGlobal('fetch', serverOf(charges).fetched);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const marks = { limitations: [], factors: [], circumstances: [], sentence: null, correction: null };
  client.setQueryData(chargesQuery('case').queryKey, {
    charges,
    crimes: filed.rows.map(({ crime }) => crime),
    ...marks,
  });
  const said: string[] = [];
  const keeper = newsKeeper();
  function Page() {
    const { data } = useQuery(chargesQuery('case'));
    const work = workOf(filed.record, data ?? { charges: [], crimes: [], ...marks }, filed.asked.today);
    const { state: _state, conflict: _conflict, ...writes } = useWrites('case', true, keeper);
    const acts = useFollowUps(work, writes, keeper);
    said.push(acts.change?.words ?? acts.still);
    return (
      <WorkProvider value={{ ...work, ...acts }}>
        <output aria-label="Total">{totalText(work.sentence.summary)}</output>
        <ChargesMode onAdd={nothing} onInsert={nothing} />
        <DeathField row={testRow(work, 'c1')} />
        <button type="button" onClick={acts.undo}>
          Undo
        </button>
      </WorkProvider>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <Page />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { told: () => said.at(-1) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const total = () => screen.getByRole('status', { name: 'Total' }).textContent;
const pressed = (row: string) =>
  screen
    .queryAllByRole('button', { pressed: true })
    .map((each) => each.getAttribute('aria-label') ?? '')
    .filter((name) => name.includes(row));
const verdict = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Death verdict' }).checked;
/** The total comes first, the rows are painted after it. */
const stands = (length: string) => waitFor(() => expect(total()).toBe(length));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', nothing);
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => vi.unstubAllGlobals());

const lwop = 'Lower, PC 190.2(a)(15) of count 1, LWOP';
const death = 'Upper, PC 190.2(a)(15) of count 1, DEATH';

// death is imposed where it was found, and never meant by the upper term alone: PC 190.3, 190.4
test('of a special circumstance the term of its count is chosen, and DEATH says the verdict', async () => {
  const { told } = open([{ crime: murder }, circumstance]);
  expect([total(), pressed('190.2'), verdict()]).toEqual(['LWOP', [lwop], false]);
  fireEvent.click(button(death));
  await stands('DEATH');
  await waitFor(() => expect([pressed('190.2'), verdict(), told()]).toEqual([[death], true, 'count 1 LWOP → DEATH']));
  fireEvent.click(button(lwop));
  await stands('LWOP');
  await waitFor(() => expect([pressed('190.2'), told()]).toEqual([[lwop], 'count 1 DEATH → LWOP']));
  fireEvent.click(button('Undo'));
  await stands('DEATH');
  fireEvent.click(button('Undo'));
  await stands('LWOP');
  await waitFor(() => expect([pressed('190.2'), verdict()]).toEqual([[lwop], false]));
});

test('keys of its row choose it too', async () => {
  open([{ crime: murder }, circumstance]);
  fireEvent.keyDown(button(lwop), { key: '3' });
  await stands('DEATH');
  fireEvent.keyDown(button(lwop), { key: '1' });
  await stands('LWOP');
  fireEvent.keyDown(button(lwop), { key: '2' });
  expect(await screen.findByText('This crime has no such term.')).toBeTruthy();
});

test('a verdict of death that is said chooses its term', async () => {
  open([{ crime: murder, charge: { SelectedTerm: 1 } }, circumstance]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Death verdict' }));
  await stands('DEATH');
  await waitFor(() => expect(pressed('190.2')).toEqual([death]));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Death verdict' }));
  await stands('LWOP');
});

test('the terms of treason are its own, and DEATH says the verdict', async () => {
  open([{ crime: { statute: 'PC 37(a)', terms: { lower: 'LWOP', upper: 'DEATH' } } }]);
  expect([total(), pressed('count 1')]).toEqual(['LWOP', ['Lower, count 1, LWOP']]);
  fireEvent.click(button('Upper, count 1, DEATH'));
  await stands('DEATH');
  await waitFor(() => expect([pressed('count 1'), verdict()]).toEqual([['Upper, count 1, DEATH'], true]));
});

// the court's choice between the two is its own: PC 190.5(b)
test('of a minor the term is twenty-five years to life or without parole', async () => {
  const { told } = open([{ crime: murder, charge: { Findings: ['under-18'] } }, ofMinor]);
  expect([total(), pressed('190.5')]).toEqual(['LWOP', ['Upper, PC 190.5(b) of count 1, LWOP']]);
  fireEvent.click(button(/^Lower, PC 190.5\(b\) of count 1/));
  await stands('25 - L');
  await waitFor(() => expect([pressed('190.5').length, told()]).toEqual([1, 'count 1 LWOP → 25 - L']));
});

// a minor is punished by PC 190.5(b) whatever was charged: no button says what pressing it would not bring
test.for([
  { kind: 'of a minor', count: { Findings: ['under-18'] }, found: {} },
  { kind: 'dismissed', count: {}, found: { ChargeStatus: 2 } },
  { kind: 'of an acquitted count', count: { ChargeStatus: 1 }, found: {} },
] satisfies readonly { readonly kind: string; readonly count: TestRow['charge']; readonly found: TestRow['charge'] }[])(
  'nothing is chosen among the terms of a special circumstance $kind',
  ({ count, found }) => {
    open([
      { crime: murder, charge: count },
      { ...circumstance, charge: { ...circumstance.charge, ...found } },
    ]);
    expect(screen.getByText('LWOP · DEATH').title).toBe('Its count is not punished by these terms.');
    expect(screen.queryByRole('button', { name: death })).toBeNull();
  },
);

test('a hate crime has the term that is chosen for its count, PC 422.7', async () => {
  const { told } = open([{ crime: battery }, hate]);
  expect([total(), pressed('422.7')]).toEqual(['3y', ['Upper, PC 422.7 of count 1, 3y']]);
  fireEvent.click(button('Middle, PC 422.7 of count 1, 2y'));
  await stands('2y');
  await waitFor(() =>
    expect([pressed('422.7'), told()]).toEqual([['Middle, PC 422.7 of count 1, 2y'], 'count 1 upper → middle']),
  );
});

// the greatest of 25 years and three times the term chosen is the minimum of a third strike: PC 667(e)(2)(A)(i), (ii)
test('of a third strike the pressed term is the one that was chosen for the count', async () => {
  const gang: TestRow = {
    crime: { statute: 'PC 186.22(d)', kind: 'substitution', terms: { lower: '1y', middle: '2y', upper: '3y' } },
    charge: { CountNumber: 1 },
  };
  const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' }, serious: true };
  const { told } = open([{ crime: theft, charge: { NumberOfStrikes: '2+', SelectedTerm: 2 } }, gang]);
  expect([total(), pressed('186.22')]).toEqual(['25 - L', ['Middle, PC 186.22(d) of count 1, 2y']]);
  const lower = 'Lower, PC 186.22(d) of count 1, 1y';
  fireEvent.click(button(lower));
  await waitFor(() => expect(pressed('186.22')).toEqual([lower]));
  expect(told()).toBe('count 1 middle → lower');
});

test('in the columns of the specification it is chosen as in the ledger', async () => {
  open([{ crime: murder }, circumstance], { detailed: true });
  fireEvent.click(button(death));
  await stands('DEATH');
  await waitFor(() => expect(pressed('190.2')).toEqual([death]));
});

test('on a phone it is chosen beneath its row', async () => {
  open([{ crime: murder }, circumstance], { isPhone: true });
  fireEvent.click(button(/PC 190.2\(a\)\(15\)/));
  expect(screen.getByRole('heading', { name: 'Why PC 190.2(a)(15) of count 1 adds no term' })).toBeTruthy();
  fireEvent.click(button('Upper DEATH, PC 190.2(a)(15) of count 1'));
  await stands('DEATH');
  await waitFor(() =>
    expect(button('Upper DEATH, PC 190.2(a)(15) of count 1').getAttribute('aria-pressed')).toBe('true'),
  );
});

test('what would change the total is the other term, and the circumstance dismissed', () => {
  const work = testWork([{ crime: murder }, circumstance]);
  const found = whatIfs(testRow(work, 'c2'), work, work.asked.today);
  expect(found.map(({ words, total: brought }) => [words, brought])).toEqual([
    ['Dismissed, or stayed 654', '25 - L'],
    ['Upper, DEATH', 'DEATH'],
  ]);
});
