import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, logIn, logInAs } from './client.ts';
import { joinCounty, signUp } from './sign-up.ts';

let administrator: string;
let employee: string;
let individual: string;
const people = z.array(z.object({ Id: z.string(), Email: z.string(), Role: z.string(), Status: z.string() }));

beforeAll(async () => {
  ({ token: administrator } = await logInAs('ada@county.example'));
  ({ token: employee } = await logInAs('emil@county.example'));
  ({ token: individual } = await logIn('individual'));
});

const members = async () => people.parse((await call('GET', '/org/members', { token: administrator })).body.members);
const emil = async () => {
  const found = (await members()).find(({ Email }) => Email === 'emil@county.example');
  return z.object({ Id: z.string(), Role: z.string(), Status: z.string() }).parse(found);
};

test('only administrators and managers of a county see and change its people', async () => {
  const { Id } = await emil();
  for (const token of [employee, individual]) {
    expect((await call('GET', '/org/members', { token })).status).toBe(403);
    expect((await call('PUT', `/org/members/${Id}`, { token, body: { Role: 'admin' } })).status).toBe(403);
    expect((await call('POST', '/org/invitations', { token, body: {} })).status).toBe(403);
  }
  expect((await call('PUT', '/org/organizationSettings', { token: employee, body: {} })).status).toBe(403);
});

test('an office shares its charge bundles, and who made one deletes it, or a manager', async () => {
  const bundle = async (token: string, body: object) => call('POST', '/org/bundles', { token, body });
  const list = async (token: string) => (await call('GET', '/org/bundles', { token })).body.bundles;
  const founder = await signUp(`bundles-${Date.now()}@example.com`, 3);
  const one = await joinCounty(founder.token, `one-${Date.now()}@example.com`, 'employee');
  const two = await joinCounty(founder.token, `two-${Date.now()}@example.com`, 'employee');
  const other = await signUp(`alone-${Date.now()}@example.com`, 3);
  const robbery = { statute: 'PC 211', name: 'Robbery', state: 'Completed', on: null };
  const gun = { statute: 'PC 12022.53(b)', name: 'Gun', state: 'Completed', on: 0 };
  const body = { RequestId: crypto.randomUUID(), Name: ' Gun\nrobbery ', Charges: [robbery, gun] };
  const made = await bundle(one.token, body);
  expect(made).toMatchObject({ status: 200, body: { Id: body.RequestId, Name: 'Gun robbery', MadeBy: one.id } });
  expect((await bundle(one.token, body)).body).toEqual(made.body);
  expect((await bundle(one.token, { ...body, Name: 'Another' })).status).toBe(409);
  for (const Charges of [[], [gun], Array.from({ length: 41 }, () => robbery)])
    expect((await bundle(one.token, { ...body, RequestId: crypto.randomUUID(), Charges })).status).toBe(400);
  expect(await list(two.token)).toEqual([made.body]);
  expect(await list(other.token)).toEqual([]);
  const remove = async (token: string) => (await call('DELETE', `/org/bundles/${made.body.Id}`, { token })).status;
  expect([await remove(other.token), await remove(two.token), await remove(founder.token)]).toEqual([404, 403, 200]);
  expect(await list(one.token)).toEqual([]);
});

test('who is taken out can work no more, until let in again', async () => {
  const { Id } = await emil();
  const set = (Status: string) => call('PUT', `/org/members/${Id}`, { token: administrator, body: { Status } });
  expect((await set('removed')).body).toMatchObject({ Status: 'removed' });
  expect(await call('GET', '/cases', { token: employee })).toMatchObject({
    status: 402,
    body: { subscriptionStatus: 'Removed_From_County' },
  });
  expect((await set('active')).body).toMatchObject({ Status: 'active' });
  expect((await call('GET', '/cases', { token: employee })).status).toBe(200);
});

test('nobody changes their own place, and there is nobody of another organization', async () => {
  const own = (await members()).find(({ Email }) => Email === 'ada@county.example');
  const put = (id: string | undefined) =>
    call('PUT', `/org/members/${id}`, { token: administrator, body: { Role: 'other' } });
  expect((await put(own?.Id)).status).toBe(403);
  const { body } = await call('GET', '/org/fetchOrganizationSettings', { token: individual });
  expect((await put(body.user_attr.id)).status).toBe(404);
});

test('an invitation is sent, shown to whoever opens it, and withdrawn', async () => {
  const Email = `guest-${Date.now()}@county.example`;
  const { body } = await call('POST', '/org/invitations', {
    token: administrator,
    body: { Email, ApproveCountyUsers: true },
  });
  expect(await call('GET', `/getSubscriberInfoFromUserGuid/${body.Guid}`)).toMatchObject({
    status: 200,
    body: { ApproveCountyUsers: true, guid: body.Guid },
  });
  const open = await call('GET', '/org/invitations', { token: administrator });
  expect(open.body).toContainEqual(expect.objectContaining({ Guid: body.Guid, Email }));
  expect((await call('DELETE', `/org/invitations/${body.Guid}`, { token: administrator })).status).toBe(200);
  expect((await call('GET', `/getSubscriberInfoFromUserGuid/${body.Guid}`)).status).toBe(404);
});

test('an organization that keeps no names refuses them, and makes its cases without', async () => {
  const set = (keeps: boolean) =>
    call('PUT', '/org/organizationSettings', {
      token: administrator,
      body: { DefendantFirstName: keeps, DefendantMiddleName: keeps, DefendantLastName: keeps, DefendantDOB: keeps },
    });
  await set(false);
  try {
    const create = (body: object) => call('POST', '/cases', { token: employee, body });
    expect(await create({ DefendantLastName: 'Rivera' })).toMatchObject({
      status: 400,
      body: { faults: [{ path: 'DefendantLastName' }] },
    });
    expect(await create({})).toMatchObject({
      status: 200,
      body: { CaseNumber: expect.stringMatching(/^\d\d-00-\d\d/) },
    });
  } finally {
    await set(true);
  }
});

test('the welcome is shown until it was seen', async () => {
  await call('POST', '/subscriber/updateFirstLoginMessage', { token: individual });
  const { body } = await call('GET', '/org/fetchOrganizationSettings', { token: individual });
  expect(body).toMatchObject({ organizationSettings: null, user_attr: { firstLoginMessage: false, AdPopUpId: null } });
  expect((await call('GET', '/AdPopUps/none', { token: individual })).status).toBe(404);
  expect((await call('DELETE', '/JWTUser/turnOffAdForUser', { token: individual })).status).toBe(200);
});
