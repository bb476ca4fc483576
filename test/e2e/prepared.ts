import { apiPrefix } from '@countwise/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type Name, personOf } from './people.ts';

const session = z.object({
  token: z.string(),
  key: z.string(),
  user_attr: z.looseObject({}),
  subscriptionStatus: z.string(),
});

/** One call of the API; an answer other than 200 is a fault of the test. */
async function call(request: APIRequestContext, method: string, path: string, sent: Sent = {}): Promise<unknown> {
  const headers = { ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }) };
  const answer = await request.fetch(`${apiPrefix}${path}`, { method, headers, ...(sent.data && { data: sent.data }) });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}
interface Sent {
  readonly token?: string;
  readonly data?: object;
}

/** A session of a person, begun as the form of the log-in would, which has tests of its own. */
async function begin(request: APIRequestContext, name: Name): Promise<z.infer<typeof session>> {
  const { email: username, password } = personOf(name);
  return session.parse(await call(request, 'POST', '/auth/login', { data: { username, password } }));
}

/** Opens an address of the site in a session; the browser keeps it as a log-in would leave it. */
async function openIn(page: Page, begun: z.infer<typeof session>, address: string): Promise<void> {
  const stored = {
    user_token: begun.token,
    user_attr: JSON.stringify(begun.user_attr),
    subscription_status: begun.subscriptionStatus,
  };
  const leave = await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  await page.goto(address);
  // from then on the page is what the tests make of it
  await leave.dispose();
}

/** The list of cases of a person who is signed in: the individual subscriber unless another is named. */
export async function signIn(page: Page, name: Name = 'ines'): Promise<void> {
  await openIn(page, await begin(page.request, name), '/Cases');
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
}

const offenseDate = '2026-03-14';
const made = z.object({ Id: z.string() });
const hits = z.object({ content: z.array(made.extend({ statuteDefinitionSection: z.string() })) });

async function crimeId(request: APIRequestContext, token: string, section: string): Promise<string> {
  const query = new URLSearchParams({ statute: `PC ${section}`, bDate: offenseDate }).toString();
  const { content } = hits.parse(await call(request, 'GET', `/crimes/search?${query}`, { token }));
  const hit = content.find(({ statuteDefinitionSection }) => statuteDefinitionSection === section);
  return made.parse(hit).Id;
}

/** A defendant's name, and the sections of the Penal Code charged in turn: an enhancement hangs on the crime before it, `664/` is an attempt, `182/` a conspiracy. */
export interface CaseToOpen {
  readonly first?: string;
  readonly last: string;
  readonly charges: readonly string[];
  readonly who?: Name;
}

/** Opens a new case of somebody signed in, charged as the overlay would, which has tests of its own. */
export async function openCase(page: Page, { first = 'Ana', last, charges, who = 'ines' }: CaseToOpen): Promise<void> {
  const begun = await begin(page.request, who);
  const { token } = begun;
  const names = { DefendantFirstName: first, DefendantLastName: last };
  const { Id: CaseId } = made.parse(await call(page.request, 'POST', '/cases', { token, data: names }));
  for (const charged of charges) {
    const section = charged.replace(/^(?:664|182)\//, '');
    const CrimeId = await crimeId(page.request, token, section);
    const data = {
      CaseId,
      CrimeId,
      Date: offenseDate,
      ...(section !== charged && { CrimeState: charged.startsWith('664/') ? 'Attempt' : 'Conspiracy' }),
    };
    await call(page.request, 'POST', '/charges', { token, data });
  }
  await openIn(page, begun, `/Cases/${CaseId}`);
  const rows = page.getByRole('region', { name: 'Charges' }).getByRole('button');
  await expect((charges.length === 0 ? page.getByRole('button', { name: 'Add Charge' }) : rows).first()).toBeVisible();
}
