import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, logIn, logInAs } from './client.ts';

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
