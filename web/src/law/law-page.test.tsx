import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { LawPage } from './law-page.tsx';

const official = {
  code: 'PC',
  section: '667',
  text: '(a) The head.\n(e) The rule:\n(1) The first case.',
  history: 'Added by Stats. 2018.',
  from: '2019-01-01',
  until: null,
  inForce: true,
  address: 'https://leginfo.legislature.ca.gov/',
};

const inView = vi.fn<() => void>();

/** The page of an address, as the server answers it; the addresses that were asked for. */
function open(query: string, answer: () => Response): readonly string[] {
  storeSession({ token: 'token', key: '', user: userOf('one'), status: 'Active' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  Element.prototype.scrollIntoView = inView;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/Law?${query}`]}>
        <LawPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}
const missing = () => Response.json({ message: 'There is no such text.', requestId: '' }, { status: 404 });

test('a text says of which day it is, and marks the subdivision that was cited', async () => {
  const asked = open('code=PC&section=667(e)(1)&on=2019-03-14', () => Response.json(official));
  expect(await screen.findByText('In force on 03/14/2019, from 01/01/2019.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PC 667(e)(1) on 03/14/2019');
  expect(document.querySelector('mark')?.textContent).toBe('(1) The first case.');
  expect(inView).toHaveBeenCalledOnce();
  // a paragraph stands as deep as its label is
  expect([...document.querySelectorAll<HTMLElement>('article p')].map(({ style }) => style.marginLeft)).toEqual([
    '0em',
    '0em',
    '1em',
  ]);
  expect(screen.getByText('Added by Stats. 2018.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Read the section on the Legislature’s site' });
  expect(link.getAttribute('href')).toContain('lawCode=PEN&sectionNum=667');
  expect(asked.map((address) => decodeURIComponent(address))).toEqual([
    expect.stringContaining('/lawTexts/PC/667(e)(1)?on=2019-03-14'),
  ]);
});

test.for([
  [{ inForce: false }, 'The text of 03/14/2012 is not stored; this is the text from 01/01/2019.'],
  [
    { inForce: false, from: null, until: '2011-01-01' },
    'The text of 03/14/2012 is not stored; this is the text until 01/01/2011.',
  ],
  [{ from: null }, 'The text stored for 03/14/2012; since when it has been the law is not stored.'],
] as const)('%j: %s', async ([fields, words]) => {
  open('code=PC&section=667&on=2012-03-14', () => Response.json({ ...official, ...fields }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('of a section that is not stored it leads to the Legislature', async () => {
  open('code=PC&section=999&on=2012-03-14', missing);
  expect(await screen.findByText(/^No text of this section is stored/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('sectionNum=999');
});

test('an address that names no section asks for nothing', () => {
  const asked = open('code=XX&section=y&on=2012-03-14', missing);
  expect(screen.getByText('This address names no section of a code.')).toBeTruthy();
  expect(asked).toEqual([]);
});
