import type { CaseFactor } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ProbationMode } from './probation-mode.tsx';

const nothing = () => undefined;
const remorse = { Id: 'f', CaseId: 'case', ProbationFactorId: 'CRC 4.414(b)(7)', IsTrue: true, Version: 1 };
const burglary: TestRow = { crime: { statute: 'PC 459/460(a)', terms: { upper: '6y' } } };

function show(rows: readonly TestRow[], more: Parameters<typeof testWork>[1] = {}, factors: CaseFactor[] = []) {
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  const work = testWork(rows, more);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, factors, run, undo: nothing, redo: nothing }}>
            <ProbationMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return written;
}

afterEach(() => vi.unstubAllGlobals());

test('a case without charges is called neither eligible nor ineligible', () => {
  show([]);
  expect(screen.queryByText(/^Eligible/)).toBeNull();
  expect(screen.getByText('Add a charge to see whether probation may be granted.')).toBeTruthy();
});

test('findings stand on tabs, one open at a time', () => {
  show([{ crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } }]);
  expect(screen.queryByRole('checkbox', { name: 'Remorse' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Rule 4.414(b) Defendant' }));
  expect(screen.getByRole('checkbox', { name: 'Remorse' })).toBeTruthy();
});

test('on paper no tab is closed', () => {
  show([{ crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } }]);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('checkbox', { name: 'Remorse' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Rule 4.414(b) Defendant' })).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('checkbox', { name: 'Remorse' })).toBeNull();
});

test('how sure the court is of a finding is one of six words, kept with the case beside the others', () => {
  const weighed = JSON.stringify({ findingsWeighed: { 'CRC 4.414(a)(3)': 5 } });
  const written = show([burglary], { caseAttributes: weighed });
  const vulnerable = screen.getByLabelText('How sure the court is: Vulnerability of the victim');
  expect(vulnerable).toHaveProperty('value', '5');
  expect([...vulnerable.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Not weighed',
    'No',
    'Probably Not',
    'Maybe',
    'Sometimes',
    'Probably Yes',
    'Yes',
  ]);
  const armed = screen.getByLabelText('How sure the court is: Defendant was armed with or used a weapon');
  fireEvent.change(armed, { target: { value: '1' } });
  const findingsWeighed = { 'CRC 4.414(a)(3)': 5, 'CRC 4.414(a)(2)': 1 };
  expect(written).toEqual([[{ kind: 'attributes', fields: { findingsWeighed } }]]);
});

test('what is found stands as sentences to read aloud, each with its section', () => {
  show([burglary], {}, [remorse]);
  expect(screen.getByText('The court finds, under CRC 4.414(b)(7): Remorse.')).toBeTruthy();
});

// with a prior strike probation of a felony is not granted: PC 667(c)(2)
test.for([
  ['1', 'If probation were not barred'],
  ['0', 'If probation is granted'],
] as const)(
  'with %s prior strikes the conditions of counts alike stand once, under what they are',
  ([NumberOfStrikes, heading]) => {
    const count: TestRow = { ...burglary, charge: { NumberOfStrikes } };
    show([count, count, count]);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    const section = screen.getByRole('heading', { name: heading }).closest('section');
    expect(
      [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelector('td')?.textContent),
    ).toEqual(['count 1count 2count 3']);
  },
);
