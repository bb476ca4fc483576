import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeSession } from '../../api/session.ts';
import { userOf } from '../../api/user.fixture.ts';
import { LawTexts } from '../../shared/law/law-texts.ts';
import { testRow, testWork } from '../work/work.fixture.ts';
import { ChargeLaw } from './charge-law.tsx';

const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;
const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;

/** The words that are marked in the punishment of a robbery and of a theft at its lower term beside it. */
function markedOf(id: string): readonly (string | null)[] {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const work = testWork([{ crime: robbery }, { crime: theft, charge: { SelectedTerm: 1 } }]);
  const row = testRow(work, id);
  const crime = { ...row.crime, PunishmentText: 'State prison for 16 months, or 2, 2 years, 3 years, 5 years.' };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ChargeLaw row={{ ...row, crime }} />
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
}

test.for([
  ['the principal term', 'c1', '5 years'],
  ['of a subordinate one the middle term that a third is taken of, whatever is kept', 'c2', '2 years'],
] as const)('the law marks the term in use: %s', ([, id, words]) => {
  expect(markedOf(id)).toEqual([words]);
});

// PC 182(a): the text of the crime tells six months of jail
test.for([
  [
    'Conspiracy',
    'PC 182/242. Felony, 16m, 2y or 3y: the punishment of section 182(a) itself, the crime conspired to being no felony. PC 182(a)',
  ],
  ['Attempt', 'PC 664/242. Misdemeanor, 90d: one half of the completed crime’s term, for an attempt. PC 664(b)'],
  ['Completed', undefined],
] as const)('beside the law of its crime stands what is itself punished: %s', ([CrimeState, told]) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const battery = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChargeLaw row={testRow(testWork([{ crime: battery, charge: { CrimeState } }]), 'c1')} />
    </QueryClientProvider>,
  );
  expect(screen.queryByText('Punishment as charged')?.nextElementSibling?.textContent).toBe(told);
});

/** The statute of a robbery of 14 March 2019, as the server answers for its text. */
function statuteWith(stored: boolean, answer: () => Response) {
  storeSession({ token: 'token', key: '', user: userOf('one'), status: 'Active' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/lawTexts/')) return Response.json([]);
    asked.push(address);
    return answer();
  });
  const row = testRow(testWork([{ crime: robbery, charge: { Date: '2019-03-14' } }]), 'c1');
  const crime = { ...row.crime, statuteDefinitionLawText: 'Our summary.' };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LawTexts value={stored}>
        <ChargeLaw row={{ ...row, crime }} />
      </LawTexts>
    </QueryClientProvider>,
  );
  return asked;
}
const official = {
  code: 'PC',
  section: '211',
  text: 'The words of the section.',
  history: '',
  from: '2013-01-01',
  until: null,
  inForce: true,
  address: 'https://leginfo.legislature.ca.gov/',
};

test('where texts were imported, the statute is the text of the day of the offense', async () => {
  const asked = statuteWith(true, () => Response.json(official));
  expect(await screen.findByText('The words of the section.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Statute. In force on 03/14/2019, from 01/01/2013.' })).toBeTruthy();
  expect(asked).toEqual([expect.stringContaining('/lawTexts/PC/211?on=2019-03-14')]);
});

test.for([
  ['nothing was imported', false, 0],
  ['this section was not', true, 1],
] as const)('where %s, the statute is our summary', async ([, stored, calls]) => {
  const asked = statuteWith(stored, () => Response.json({ message: '', requestId: '' }, { status: 404 }));
  expect(await screen.findByText('Our summary.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Statute, summed up in our words' })).toBeTruthy();
  expect(asked).toHaveLength(calls);
});
