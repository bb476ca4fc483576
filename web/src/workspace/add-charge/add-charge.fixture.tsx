import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { AddChargeOverlay } from './add-charge-overlay.tsx';

export const robbery: TestRow = {
  crime: { id: 'pc-211', statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } },
};
const onePage = { page_buttons: [1], page: 1, pages: 1, order: 'fit' };
const nothing = () => undefined;

const attemptedRobbery: TestRow = {
  crime: { ...robbery.crime, id: 'pc-213', statute: 'PC 213(b)', name: 'Attempted second degree robbery' },
};
const gun: TestRow = {
  crime: { id: 'gun', statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' }, attachesTo: ['GUN53'] },
};
export const theft: TestRow = { crime: { id: 'pc-487', statute: 'PC 487(a)', terms: { upper: '3y' } } };
const battery: TestRow = {
  crime: { id: 'pc-242', statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } },
};
const law: Readonly<Record<string, TestRow>> = {
  211: robbery,
  213: attemptedRobbery,
  664: attemptedRobbery,
  12022: gun,
  242: battery,
};

const group = { Id: 'g1', CPKGroupId: 'group-1', PromptMessage: 'Accessory to which crime?' };
const factor = {
  FactorId: 'f1',
  FactorName: 'Theft',
  CrimeId: 'pc-487',
  CrimeName: 'Grand theft',
  CrimeStatuteDefinitionSection: '487(a)',
  crmSeverityName: 'Felony',
  SortValue: 1,
};

interface Opened {
  readonly crimeAnswer?: (crime: object) => Promise<Response>;
  readonly insertAt?: number;
  readonly run?: (writes: readonly Write[]) => void;
  readonly undo?: () => void;
  /** What is added stands in the case from then on. */
  readonly grows?: boolean;
  /** The crime that asks which other it is charged as. */
  readonly asking?: string;
}

/**
 * The search of a case with these charges: `211` finds robbery, `213` and `664` its attempt, `12022` a gun and `242` a battery, whose facts are known or
 * answered, `robbery` waits for ever, and anything else finds nothing, robbery being next to it.
 */
export function openOverlay(
  rows: readonly TestRow[],
  { crimeAnswer, insertAt, run = nothing, undo = nothing, grows = false, asking }: Opened = {},
) {
  const records = Object.entries(law).map(([typed, row]) => ({ typed, crime: testRow(testWork([row]), 'c1').crime }));
  vi.stubGlobal('fetch', (address: string) => {
    if (String(address).includes('statute=robbery')) return new Promise(nothing);
    if (asking !== undefined && String(address).endsWith(`getManyByCrimeId/${asking}`))
      return Promise.resolve(Response.json([group]));
    if (String(address).endsWith(`/${group.CPKGroupId}`)) return Promise.resolve(Response.json([factor]));
    const asked = records.find(({ crime }) => String(address).endsWith(`/crimes/${crime.Id}`));
    if (asked !== undefined && crimeAnswer) return crimeAnswer(asked.crime);
    const content = records.flatMap(({ typed, crime }) =>
      String(address).includes(`statute=${typed}`) ? [crime] : [],
    );
    const nearest = content.length > 0 ? [] : records.slice(0, 1).map(({ crime }) => crime);
    return Promise.resolve(Response.json(String(address).includes('search') ? { content, nearest, ...onePage } : []));
  });
  Element.prototype.scrollIntoView = nothing;
  localStorage.setItem('user_token', 'token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (crimeAnswer === undefined)
    for (const { crime } of records) client.setQueryData(crimeQuery(crime.Id).queryKey, crime);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <Case rows={rows} grows={grows} run={run} undo={undo}>
            <AddChargeOverlay opened insertAt={insertAt ?? null} wanted={null} onClose={nothing} />
          </Case>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('Statute number or words');
  return Object.assign((value: string) => fireEvent.change(field, { target: { value } }), { field });
}

interface CaseProps extends Required<Pick<Opened, 'grows' | 'run' | 'undo'>> {
  readonly rows: readonly TestRow[];
  readonly children: ReactNode;
}

/** A case with charges, to which one of each gesture is added where it grows. */
function Case({ rows, grows, run, undo, children }: CaseProps) {
  const [added, setAdded] = useState<readonly TestRow[]>([]);
  const runs = (writes: readonly Write[]) => {
    run(writes);
    if (grows) setAdded([...added, robbery]);
  };
  return (
    <WorkProvider value={{ ...testWork([...rows, ...added]), run: runs, undo, redo: nothing }}>{children}</WorkProvider>
  );
}
