import { differingFacts, readCaseAttributes, writeCaseAttributes } from '@countwise/contract';
import { expect, test } from 'vitest';
import { agencyStore } from './agencies.ts';
import { announcementStore } from './announcements.ts';
import { auditStore } from './audit.ts';
import { bundleStore } from './bundles.ts';
import { caseStore } from './cases.ts';
import { chargeStore } from './charges.ts';
import { childStore } from './children.ts';
import { codeStore } from './codes.ts';
import { deletedCaseStore } from './deleted-cases.ts';
import { draftStore } from './drafts.ts';
import { isGone } from './gone.ts';
import { handledEventStore } from './handled-events.ts';
import { invitationStore } from './invitations.ts';
import { offerStore } from './offers.ts';
import { oldItem, oldItems, oldText } from './old-items.fixture.ts';
import { reductionStore } from './reductions.ts';
import { requestStore } from './requests.ts';
import { storedCircumstance, storedFactor, storedLimitation, storedVictim } from './stored-children.ts';
import { subscriberStore } from './subscribers.ts';
import { tableOf } from './table.fixture.ts';
import { userStore } from './users.ts';
import { wrongNumberStore } from './wrong-numbers.ts';

/** The circumstance from before proofs stands under the key of the later one: it has a table of its own. */
const { table } = tableOf(oldItems.filter((name) => name !== 'circumstance-without-proof').map(oldItem));
const tableBefore = tableOf([oldItem('case'), oldItem('circumstance-without-proof')]).table;
/** While the codes, drafts and invitations held, and the deleted case could be restored. */
const now = () => new Date('2026-11-22T21:46:00.000Z');

const owner = oldText('case', 'OwnerId');
const caseId = oldText('case', 'Id');
const keyOf = (name: string) => oldText(name, 'PK').split('#').at(-1) ?? '';
const cases = caseStore(table);
const users = userStore(table);
const charge = async (name: string) =>
  (await cases.whole(owner, oldText(name, 'CaseId'))).charges.find(({ Id }) => Id === oldText(name, 'Id'));
const scenario = async () => (await cases.scenariosOf(owner, caseId))[0];
const subscriber = (name: string) => subscriberStore(table).get(oldText(name, 'Id'));
const draft = async (name: string) => ({ Draft: await draftStore(table, now).get(keyOf(name)) });

/** A case whose last gesture was cut short once it was settled. */
const cutShort = () => {
  const { table: apart, held } = tableOf(['staged-case', 'stage', 'charge-with-digest'].map(oldItem));
  const whole = () => caseStore(apart).whole(oldText('staged-case', 'OwnerId'), oldText('staged-case', 'Id'));
  return { apart, held, whole };
};
const requests = requestStore(table, now);
const requestId = oldText('request', 'SK').split('#').at(-1) ?? '';

/** How the product reads the items of each kind. */
const readers: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
  case: () => cases.get(owner, caseId),
  'case-with-correction': (name) => cases.get(oldText(name, 'OwnerId'), oldText(name, 'Id')),
  scenario,
  'scenario-of-other-facts': (name) => cases.get(oldText(name, 'OwnerId'), oldText(name, 'Id')),
  'scenario-mark': async () => ({ ScenarioId: (await scenario())?.Id }),
  'deleted-case': async () => (await deletedCaseStore(table).list(owner, now()))[0],
  'staged-case': async () => (await cutShort().whole()).record,
  stage: async () => (await cutShort().whole()).charges.length,
  'begun-copy': async (name) => ({ made: await cases.madeBy(oldText(name, 'OwnerId'), oldText(name, 'Id')) }),
  request: async (name) => {
    const Digest = oldText(name, 'Digest');
    return { Digest: (await requests.isDone(oldText('staged-case', 'Id'), requestId, Digest)) ? Digest : undefined };
  },
  'charge-with-digest': async (name) => {
    const { apart, whole } = cutShort();
    const { charges } = await whole();
    const RequestDigest = await chargeStore(apart).digestOf(oldText(name, 'Id'));
    return { ...charges.find(({ Id }) => Id === oldText(name, 'Id')), RequestDigest, SelectedTerm: 3, Version: 1 };
  },
  gone: async (name) => ({ gone: await isGone(table, owner, keyOf(name)) }),
  charge,
  'attached-charge': charge,
  'copied-charge': charge,
  limitation: async () => (await childStore(table, 'LIMITATION', storedLimitation).list(owner, caseId))[0],
  factor: async () => (await childStore(table, 'FACTOR', storedFactor).list(owner, caseId))[0],
  circumstance: async () => (await childStore(table, 'CIRCUMSTANCE', storedCircumstance).list(owner, caseId))[0],
  'circumstance-without-proof': async () =>
    (await childStore(tableBefore, 'CIRCUMSTANCE', storedCircumstance).list(owner, caseId))[0],
  offer: async (name) => offerStore(table).get(oldText(name, 'caseId'), oldText(name, 'id')),
  victim: async () => (await childStore(table, 'VICTIM', storedVictim).list(owner, caseId))[0],
  user: (name) => users.get(keyOf(name)),
  'linked-user': () => users.bySub(keyOf('federated')),
  federated: async (name) => ({ UserId: (await users.bySub(keyOf(name)))?.Id }),
  microsoft: (name) => users.workAccountOf({ MicrosoftId: keyOf(name) }),
  email: async (name) => ({ UserId: await users.idByEmail(keyOf(name)) }),
  phone: async (name) => ({ UserId: await users.idByPhone(keyOf(name)) }),
  subscriber,
  'county-with-announcement': subscriber,
  individual: subscriber,
  announcement: (name) => announcementStore(table).get(keyOf(name)),
  audit: async (name) => (await auditStore(table).page(keyOf(name), {}, 1)).records[0],
  agency: async (name) => ({ Agency: (await agencyStore(table).ofCounty(keyOf(name)))[0]?.Agency }),
  code: (name) => codeStore(table, now).get('phone', keyOf(name)),
  bundle: (name) => bundleStore(table).get(oldText(name, 'PK').slice('BUNDLES#'.length), oldText(name, 'Id')),
  reductions: (name) => reductionStore(table).get(keyOf(name)),
  invitation: (name) => invitationStore(table, now).get(keyOf(name)),
  'user-draft': draft,
  'settings-draft': draft,
  'subscriber-draft': draft,
  'wrong-number': (name) => wrongNumberStore(table, now).get(keyOf(name), oldText(name, 'RequestId')),
  'handled-event': async (name) => ({ handled: await handledEventStore(table, now).has(keyOf(name)) }),
};

/** What is of the table alone, and no reader answers. */
const inTableOnly = ['PK', 'SK', 'GSI1PK', 'GSI1SK', 'Place', 'ChargesRevision', 'Staged', 'RequestDigest'];
/** What a reader answers of its item, where that is not every field. */
const answered: Readonly<Record<string, readonly string[]>> = {
  'deleted-case': ['Id', 'CaseNumber', 'DefendantFirstName', 'DefendantMiddleName', 'DefendantLastName', 'DeletedAt'],
  stage: [],
  'begun-copy': [],
  gone: [],
  request: ['Digest'],
  agency: ['Agency'],
  'user-draft': ['Draft'],
  'settings-draft': ['Draft'],
  'subscriber-draft': ['Draft'],
  'handled-event': [],
};

test('every old item has its reader', () => {
  expect(Object.keys(readers).toSorted()).toEqual(oldItems.toSorted());
});

test.for(oldItems)('an item of %s is read as it was written', async (name) => {
  const item = oldItem(name);
  const fields = answered[name] ?? Object.keys(item).filter((field) => !inTableOnly.includes(field));
  expect(await readers[name]?.(name)).toMatchObject(Object.fromEntries(fields.map((field) => [field, item[field]])));
});

test('a page of cases and a case whole are read with the old items in them', async () => {
  const { cases: page } = await cases.page(owner, undefined, 10);
  expect(page.map(({ Id }) => Id)).toEqual([oldText('case', 'Id'), oldText('scenario', 'Id')]);
  const { charges, limitations, factors, circumstances } = await cases.whole(owner, caseId);
  expect([charges, limitations, factors, circumstances].map(({ length }) => length)).toEqual([2, 1, 1, 1]);
});

test('a gesture that was cut short is carried out by whoever reads the case, once', async () => {
  const { held, whole } = cutShort();
  const { charges, record } = await whole();
  const [kept, made] = charges;
  expect(kept).toMatchObject({ Id: oldText('charge-with-digest', 'Id'), SelectedTerm: 1, Version: 2 });
  expect([made?.CountNumber, charges.length, record.LastAnswer?.facts]).toEqual([2, 2, '']);
  expect([...held.values()].filter((item) => 'Staged' in item || 'Writes' in item)).toEqual([]);
  expect((await whole()).charges).toEqual(charges);
});

test('a copy that was begun is no case, and its request makes it anew', async () => {
  expect(await readers['begun-copy']?.('begun-copy')).toEqual({ made: undefined });
  await expect(cases.get(oldText('begun-copy', 'OwnerId'), oldText('begun-copy', 'Id'))).rejects.toMatchObject({
    status: 404,
  });
});

test('what a request asked is known of what it made, and of one from before that was kept nothing', async () => {
  const digestOf = async (name: string) => (await cases.madeBy(oldText(name, 'OwnerId'), oldText(name, 'Id')))?.digest;
  expect([await digestOf('staged-case'), await digestOf('case')]).toEqual([
    oldText('staged-case', 'RequestDigest'),
    undefined,
  ]);
  const other = requests.isDone(oldText('staged-case', 'Id'), requestId, 'another');
  await expect(other).rejects.toMatchObject({ status: 409 });
});

test('an old deleted case comes back with all it said', async () => {
  const { table: apart, held } = tableOf([oldItem('deleted-case')]);
  await deletedCaseStore(apart).restore(owner, oldText('deleted-case', 'Id'), now());
  const [back] = held.values();
  const { DeletedAt: _, ...said } = oldItem('deleted-case');
  expect(back).toEqual({ ...said, GSI1PK: `OWNER#${owner}`, GSI1SK: said['CreatedAt'] });
});

test('the attributes of an old case are read whole', () => {
  const text = oldText('case', 'caseAttributes');
  expect(readCaseAttributes(text)).toEqual(JSON.parse(text));
});

test('an old scenario that says otherwise of the person keeps it, and is told apart, whatever its case says by now', async () => {
  const name = 'scenario-of-other-facts';
  const [OwnerId, Id] = [oldText(name, 'OwnerId'), oldText(name, 'Id')];
  const mainId = oldText(name, 'ParentCaseId');
  const main = { ...oldItem('case'), PK: `CASE#${mainId}`, Id: mainId, OwnerId };
  const mark = { PK: `CASE#${mainId}`, SK: `SCENARIO#${Id}`, ScenarioId: Id };
  const { table: apart } = tableOf([main, mark, oldItem(name)]);
  const crData = [{ dateIn: '2026-01-05', dateOut: '2026-05-01', creditRatio: 'auto' }];
  const caseAttributes = writeCaseAttributes(oldText('case', 'caseAttributes'), { crData });
  const changed = await caseStore(apart).change(OwnerId, mainId, { caseAttributes }, undefined);
  const [kept] = await caseStore(apart).scenariosOf(OwnerId, mainId);
  expect(kept).toMatchObject({ Id, caseAttributes: oldText(name, 'caseAttributes'), Version: 1 });
  expect(kept && differingFacts(changed, kept)).toEqual(['custody', 'birthdate', 'prisonTerms']);
});

test('a circumstance from before proofs has none', async () => {
  expect(await readers['circumstance-without-proof']?.('')).toMatchObject({ Proof: 'none' });
});

test('of what is gone it is known whose it was', async () => {
  expect(await readers['gone']?.('gone')).toEqual({ gone: true });
  expect(await isGone(table, 'another', keyOf('gone'))).toBe(false);
});

test('an old event of the payment provider is known as handled', async () => {
  expect(await readers['handled-event']?.('handled-event')).toEqual({ handled: true });
});
