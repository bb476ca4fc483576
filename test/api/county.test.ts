import { beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { call, logInAs, newCase } from './client.ts';
import { joinCounty, received, signUp } from './sign-up.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}

/** A county made for this file: what its people do here, nobody else does. */
let admin: Person;
let manager: Person;
let employee: Person;
let waiting: Person;

const address = (name: string) => `${name}-${Date.now()}@county.example`;
const log = z.array(z.object({ At: z.string(), Act: z.string(), TargetId: z.string(), Detail: z.string() }));

const join = (name: string, Role: string, approve = false): Promise<Person> =>
  joinCounty(admin.token, address(name), Role, approve);

beforeAll(async () => {
  const founder = await signUp(address('founder'), 3);
  admin = { id: founder.user_attr.id, token: founder.token };
  manager = await join('manager', 'manager');
  employee = await join('employee', 'employee');
  waiting = await join('waiting', 'employee', true);
}, 60_000);

const change = (token: string, id: string, body: object) => call('PUT', `/org/members/${id}`, { token, body });
const audit = async (query = '') => {
  const { status, body } = await call('GET', `/org/audit${query}`, { token: admin.token });
  expect(status).toBe(200);
  return { entries: log.parse(body.entries), next: z.string().nullable().parse(body.next) };
};

test('a manager lets people in and takes them out, and gives no role', async () => {
  expect((await change(manager.token, waiting.id, { Status: 'active' })).body).toMatchObject({ Status: 'active' });
  const { body } = await call('GET', '/org/members', { token: manager.token });
  const { Email } = z
    .object({ Email: z.string() })
    .parse(body.members.find(({ Id }: { Id: string }) => Id === waiting.id));
  expect((await received(Email)).at(-1)?.subject).toBe('You can start with Countwise');
  for (const Role of ['admin', 'manager', 'other'])
    expect((await change(manager.token, employee.id, { Role })).status).toBe(403);
  expect((await change(manager.token, admin.id, { Status: 'removed' })).status).toBe(403);
  expect((await call('POST', '/org/invitations', { token: manager.token, body: { Role: 'admin' } })).status).toBe(403);
});

test('a manager sees no way in of an administrator', async () => {
  const made = await Promise.all(
    ['admin', 'other'].map((Role) => call('POST', '/org/invitations', { token: admin.token, body: { Role } })),
  );
  const [ofAdmin, ofOther] = made.map(({ body }) => z.string().parse(body.Guid));
  const seen = async (token: string) =>
    (await call('GET', '/org/invitations', { token })).body.map(({ Guid }: { Guid: string }) => Guid);
  expect(await seen(admin.token)).toEqual(expect.arrayContaining([ofAdmin, ofOther]));
  expect(await seen(manager.token)).toContain(ofOther);
  expect(await seen(manager.token)).not.toContain(ofAdmin);
  await Promise.all(
    [ofAdmin, ofOther].map((guid) => call('DELETE', `/org/invitations/${guid}`, { token: admin.token })),
  );
});

test('nobody changes themselves, whatever they are', async () => {
  for (const { id, token } of [admin, manager, employee])
    for (const body of [{ Role: 'admin' }, { Status: 'active' }])
      expect((await change(token, id, body)).status).toBe(403);
});

test('an employee changes nobody', async () => {
  expect((await change(employee.token, waiting.id, { Role: 'admin' })).status).toBe(403);
  expect((await change(employee.token, waiting.id, { Status: 'removed' })).status).toBe(403);
});

test('people and invitations of another county are not there', async () => {
  const { token: elsewhere } = await logInAs('ada@county.example');
  expect((await change(elsewhere, employee.id, { Role: 'admin' })).status).toBe(404);
  const { body } = await call('POST', '/org/invitations', { token: admin.token, body: {} });
  expect((await call('DELETE', `/org/invitations/${body.Guid}`, { token: elsewhere })).status).toBe(404);
  expect((await call('DELETE', `/org/invitations/${body.Guid}`, { token: admin.token })).status).toBe(200);
});

test('log, usage, settings and announcement are for administrators of a county', async () => {
  const { token: individual } = await logInAs('ines@example.com');
  for (const token of [manager.token, employee.token, individual])
    for (const [method, path, body] of [
      ['GET', '/org/audit'],
      ['GET', '/org/audit.csv'],
      ['GET', '/org/usage'],
      ['GET', '/org/announcement'],
      ['PUT', '/org/announcement', { Title: null, VHtmlContent: 'x', AdType: 1 }],
      ['DELETE', '/org/announcement'],
    ] as const) {
      const answer = await fetch(`${inject('origin')}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  expect((await call('PUT', '/org/organizationSettings', { token: manager.token, body: {} })).status).toBe(403);
});

test('a change of one setting leaves the others as they stand', async () => {
  const put = (body: object) => call('PUT', '/org/organizationSettings', { token: admin.token, body });
  await put({ DefendantDOB: false });
  expect((await put({ SessionLifespanLength: 3 })).body).toMatchObject({
    organizationSettings: { DefendantDOB: false, SessionLifespanLength: 3, SessionLifespanUnits: 'weeks' },
  });
  expect((await put({ DefendantDOB: true })).status).toBe(200);
});

test('a county that has no case number generated asks for one', async () => {
  const put = (body: object) => call('PUT', '/org/organizationSettings', { token: admin.token, body });
  const create = (body: object) =>
    call('POST', '/cases', {
      token: waiting.token,
      body: { DefendantFirstName: 'Test', DefendantLastName: 'Case', ...body },
    });
  await put({ AutoGenerateReferenceNumber: false });
  expect(await create({})).toMatchObject({ status: 400, body: { faults: [{ path: 'CaseNumber' }] } });
  expect(await create({ CaseNumber: 'own-1' })).toMatchObject({ status: 200, body: { CaseNumber: 'own-1' } });
  await put({ ReferenceNumber: false });
  expect((await create({})).status).toBe(200);
  await put({ ReferenceNumber: true, AutoGenerateReferenceNumber: true });
});

test('who has no work account cannot shut themselves out', async () => {
  expect(
    await call('PUT', '/org/organizationSettings', { token: admin.token, body: { EnforceMicrosoftSignOn: true } }),
  ).toMatchObject({ status: 409 });
});

test('the log tells who did what to what, newest first, and names no defendant', async () => {
  const { Id } = await newCase(employee.token, { DefendantLastName: 'Unwritten' });
  expect((await call('DELETE', `/cases/${Id}`, { token: employee.token })).status).toBe(200);
  await change(admin.token, employee.id, { Role: 'other' });
  const { body } = await call('GET', '/org/audit', { token: admin.token });
  expect(body.entries.slice(0, 3)).toMatchObject([
    { UserId: admin.id, UserName: 'New Person', Act: 'member.changed', TargetId: employee.id, Detail: 'Role other' },
    { UserId: employee.id, Act: 'case.deleted', TargetId: Id },
    { UserId: employee.id, Act: 'case.created', TargetId: Id },
  ]);
  expect(JSON.stringify(body)).not.toContain('Unwritten');
  const times = log.parse(body.entries).map(({ At }) => At);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the log tells who joined, and by what', async () => {
  const joined = (await audit('?act=member.joined')).entries;
  expect(joined).toMatchObject([
    {
      TargetId: waiting.id,
      Detail: expect.stringMatching(/^Role employee, invitation [\da-f]{8}, waits for approval$/),
    },
    { TargetId: employee.id, Detail: expect.stringMatching(/^Role employee, invitation [\da-f]{8}$/) },
    { TargetId: manager.id, Detail: expect.stringMatching(/^Role manager, invitation [\da-f]{8}$/) },
    { TargetId: admin.id, Detail: 'Role admin, signed up the organization' },
  ]);
});

test('what was refused is not in the log, and of an invitation only the beginning is', async () => {
  const refused = (await audit('?act=member.changed')).entries.filter(({ Detail }) => Detail === 'Role admin');
  expect(refused).toEqual([]);
  const sent = (await audit('?act=invitation.sent')).entries;
  expect(sent).toHaveLength(3);
  for (const { TargetId } of sent) expect(TargetId).toHaveLength(8);
});

test('a manager makes no codes for managers, and takes back no invitation of an administrator', async () => {
  const as = (token: string, body: object) => call('POST', '/org/invitations', { token, body });
  expect((await as(manager.token, { Role: 'manager', Uses: 1000 })).status).toBe(403);
  expect((await as(manager.token, { Role: 'employee', Uses: 2 })).status).toBe(200);
  const { body: admins } = await as(admin.token, { Role: 'admin', Email: `boss-${Date.now()}@example.com` });
  const withdraw = (token: string) => call('DELETE', `/org/invitations/${admins.Guid}`, { token });
  expect((await withdraw(manager.token)).status).toBe(404);
  expect((await withdraw(admin.token)).status).toBe(200);
});

test('the log is narrowed by act, person and time, and comes in pages', async () => {
  const [newest] = (await audit()).entries;
  const made = (await audit(`?user=${employee.id}`)).entries;
  expect(made.map(({ Act }) => Act)).toEqual(['case.deleted', 'case.created', 'session.opened', 'member.joined']);
  expect((await audit(`?from=${newest?.At}`)).entries).toEqual([newest]);
  expect((await audit(`?user=${employee.id}&to=${made[0]?.At}`)).entries).toEqual(made.slice(1));
  await Promise.all(
    Array.from({ length: 51 }, () => call('POST', '/org/invitations', { token: admin.token, body: {} })),
  );
  const first = await audit('?act=access-code.created');
  expect(first.entries).toHaveLength(50);
  const second = await audit(`?act=access-code.created&next=${encodeURIComponent(first.next ?? '')}`);
  expect(second.next).toBeNull();
  // an act tells four letters of its code, which two of fifty-five may share
  const both = [...first.entries, ...second.entries].map(({ At, TargetId }) => `${At} ${TargetId}`);
  expect(new Set(both).size).toBe(both.length);
  expect(both).toHaveLength(55);
});

test('the log is downloaded as a table', async () => {
  const answer = await fetch(`${inject('origin')}/api/org/audit.csv?act=case.deleted`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, line, end] = (await answer.text()).split('\r\n');
  expect(head).toBe('Time (UTC),User,User id,Act,Target,Target id,Detail');
  expect(line).toContain(`New Person,${employee.id},case.deleted,`);
  expect(end).toBe('');
});

test('usage counts people, cases and reports of this month', async () => {
  const { Id: caseId } = await newCase(manager.token);
  expect(
    (await call('POST', '/reports/createpdf', { token: manager.token, body: { caseId, modules: {} } })).status,
  ).toBe(200);
  const { body } = await call('GET', '/org/usage', { token: admin.token });
  expect(body.users).toEqual({ active: 4, pending: 0, removed: 0 });
  expect(body.months).toHaveLength(12);
  expect(body.months[0]).toEqual({ month: new Date().toISOString().slice(0, 7), cases: 4, reports: 1 });
  expect(body.months[11]).toMatchObject({ cases: 0, reports: 0 });
});

test("a county's announcement waits for all its people until each has closed it or it is taken down", async () => {
  const waits = async (token: string) =>
    (await call('GET', '/org/fetchOrganizationSettings', { token })).body.user_attr.AdPopUpId;
  const publish = async (VHtmlContent: string) => {
    const { body } = await call('PUT', '/org/announcement', {
      token: admin.token,
      body: { Title: 'Court closed', VHtmlContent, AdType: 3 },
    });
    return z.string().parse(body.announcement.Id);
  };
  const first = await publish('<p>Friday</p>');
  expect(await waits(employee.token)).toBe(first);
  expect((await call('GET', `/AdPopUps/${first}`, { token: employee.token })).body).toMatchObject({
    VHtmlContent: '<p>Friday</p>',
  });
  await call('DELETE', '/JWTUser/turnOffAdForUser', { token: employee.token });
  expect(await waits(employee.token)).toBeNull();
  expect(await waits(manager.token)).toBe(first);

  const second = await publish('<p>Monday</p>');
  expect(await waits(employee.token)).toBe(second);
  await change(admin.token, employee.id, { Status: 'removed' });
  expect(await waits(employee.token)).toBeNull();
  expect((await call('GET', `/AdPopUps/${second}`, { token: employee.token })).status).toBe(404);
  await change(admin.token, employee.id, { Status: 'active' });
  expect(await waits(employee.token)).toBe(second);
  expect((await call('GET', `/AdPopUps/${first}`, { token: manager.token })).status).toBe(404);

  expect((await call('DELETE', '/org/announcement', { token: admin.token })).status).toBe(200);
  expect(await waits(manager.token)).toBeNull();
  expect((await call('DELETE', '/org/announcement', { token: admin.token })).status).toBe(404);
});

test('an announcement has a small picture that stands in itself, and none from elsewhere', async () => {
  const publish = (ImageUrl: string) =>
    call('PUT', '/org/announcement', {
      token: admin.token,
      body: { Title: null, VHtmlContent: '<p>New court</p>', AdType: 2, ImageUrl },
    });
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const { status, body } = await publish(picture);
  expect([status, body.announcement?.ImageUrl]).toEqual([200, picture]);
  const shown = await call('GET', `/AdPopUps/${body.announcement.Id}`, { token: employee.token });
  expect(shown.body).toMatchObject({ ImageUrl: picture, AdType: 2 });
  for (const wrong of [
    'https://evil.example/open.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PHA+',
    'javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(137_000)}`,
  ])
    expect([wrong.slice(0, 30), (await publish(wrong)).status]).toEqual([wrong.slice(0, 30), 400]);
  expect((await call('DELETE', '/org/announcement', { token: admin.token })).status).toBe(200);
});
