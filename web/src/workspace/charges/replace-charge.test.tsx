import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { factorsQuery } from '../add-charge/factors-query.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { ReplaceCharge } from './replace-charge.tsx';

const nothing = () => undefined;
const battery = { id: 'pc-242', statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } } as const;
const injury = { id: 'pc-243-d', statute: 'PC 243(d)', terms: { lower: '2y', middle: '3y', upper: '4y' } } as const;
const lesser = { id: 'pc-243-d-m', statute: 'PC 243(d)', severity: 'misdemeanor', wobbler: true } as const;
const choices: readonly TestRow['crime'][] = [battery, injury, { ...lesser, terms: { upper: '364d' } }];

afterEach(() => vi.unstubAllGlobals());

/** What is said of each crime that may take the place of a battery. */
async function said(charge: TestRow['charge'], known = true) {
  vi.stubGlobal('fetch', () => new Promise(nothing));
  const client = new QueryClient();
  const work = testWork([{ crime: battery, charge: charge ?? {} }]);
  const records = choices.map((crime) => testRow(testWork([{ crime }]), 'c1').crime);
  const factors = records.map((record, nth) => ({
    FactorId: record.Id,
    FactorName: `Choice ${nth + 1}`,
    SortValue: nth,
    CrimeId: record.Id,
    CrimeName: record.Name,
    CrimeStatuteDefinitionSection: record.statuteDefinitionSection,
    crmSeverityName: record.crmSeverityName,
  }));
  client.setQueryData([...factorsQuery('pc-242').queryKey], { prompt: 'Which battery?', factors });
  if (known) for (const record of records) client.setQueryData(crimeQuery(record.Id).queryKey, record);
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
          <ReplaceCharge row={testRow(work, 'c1')} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Replace charge' }));
  const offered = await screen.findAllByRole('radio');
  return offered.map((each) => each.parentElement?.querySelector('small')?.textContent.trim());
}

// PC 182(a): a felony of what is only a misdemeanor, a wobbler’s lesser form as it is; PC 664 halves and keeps the level
test.for([
  ['completed', {}, ['Misdemeanor', 'Felony', 'Misdemeanor']],
  ['an attempt', { CrimeState: 'Attempt' }, ['Misdemeanor', 'Felony', 'Misdemeanor']],
  ['a conspiracy', { CrimeState: 'Conspiracy' }, ['Felony', 'Felony', 'Misdemeanor']],
] as const)('each crime that may take its place is told with its level as charged: %s', async ([, charge, levels]) => {
  const sections = ['242', '243(d)', '243(d)'];
  expect(await said(charge)).toEqual(sections.map((section, nth) => `§ ${section}, ${levels[nth]}`));
});

test('until a crime is at hand its own level stands there', async () => {
  expect((await said({ CrimeState: 'Conspiracy' }, false))[0]).toBe('§ 242, Misdemeanor');
});
