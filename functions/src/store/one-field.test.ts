import {
  blankCase,
  blankSettings,
  caseChange,
  caseCircumstanceChange,
  caseLimitationChange,
  chargeChange,
  organizationSettingsChange,
  plainCharge,
} from '@countwise/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeCaseRoute } from '../cases/change-case.ts';
import { renameScenarioRoute } from '../cases/rename-scenario.ts';
import { changeChargeRoute } from '../charges/change-charge.ts';
import { circumstanceRoutes } from '../circumstances/routes.ts';
import { settingsRoutes } from '../organization/settings.ts';
import type { Route } from '../platform/route.ts';
import { limitationRoutes } from '../probation/limitations.ts';
import { changeSubscriberRoute } from '../subscription/change-subscriber.ts';
import { caseStore } from './cases.ts';
import { chargeStore } from './charges.ts';
import { childStore } from './children.ts';
import { oldItem, oldItems, oldText } from './old-items.fixture.ts';
import { isSame, otherValue } from './other-value.fixture.ts';
import { storedCircumstance, storedLimitation } from './stored-children.ts';
import { subscriberStore } from './subscribers.ts';
import { type Item, tableOf } from './table.fixture.ts';
import type { Table } from './table.ts';
import { userStore } from './users.ts';

const now = () => new Date('2026-11-22T21:46:00.000Z');
const crimeOf = (id: string) => ({ kind: id === oldText('charge', 'CrimeId') ? 'crime' : 'conduct', attachesTo: [] });
const chargeDeps = (table: Table): object => ({ cases: caseStore(table), charges: chargeStore(table), crimeOf, now });
const county = oldItem('subscriber');
const session: object = {
  user: { Id: oldText('case', 'OwnerId'), MicrosoftId: 'linked', isAdmin: true, Membership: 'active' },
  subscriber: county,
};
/** With no settings of a county, a case may bring every name. */
const person: object = { ...session, subscriber: undefined };

const isChange = ({ call }: Route) => call.method === 'PUT';

interface Kind {
  readonly item: string;
  /** The field of the item that the change is of, where it is not the item itself. */
  readonly within?: string;
  readonly change: z.ZodObject;
  /** What a field says that nobody has set: a change must not bring it back. */
  readonly blank: Item;
  /** What stands at first, and what is set, where the values below would not do. */
  readonly first?: Item;
  readonly to?: Item;
  readonly route: (table: Table) => Route | undefined;
}

const kinds: readonly Kind[] = [
  {
    item: 'case',
    change: caseChange,
    blank: blankCase,
    route: (table) => changeCaseRoute({ cases: caseStore(table), now }),
  },
  {
    item: 'attached-charge',
    change: chargeChange,
    blank: plainCharge,
    first: { Date: '2026-01-02', DateRangeEnd: '2026-01-05', parentCharge: oldItem('attached-charge')['parentCharge'] },
    to: { parentCharge: null },
    route: (table) => changeChargeRoute(chargeDeps(table) as never),
  },
  {
    item: 'limitation',
    change: caseLimitationChange,
    blank: {},
    route: (table) =>
      limitationRoutes({ limitations: childStore(table, 'LIMITATION', storedLimitation) }).find(isChange),
  },
  {
    item: 'circumstance',
    change: caseCircumstanceChange,
    blank: {},
    route: (table) => {
      const ticked = childStore(table, 'CIRCUMSTANCE', storedCircumstance);
      return circumstanceRoutes({ ticked, reference: { circumstances: [] } as never }).find(isChange);
    },
  },
  {
    item: 'subscriber',
    within: 'OrganizationSettings',
    change: organizationSettingsChange,
    blank: { ...blankSettings },
    route: (table) => settingsRoutes({ subscribers: subscriberStore(table), now }).find(isChange),
  },
];

const other = ({ change }: Kind, field: string, present: unknown): unknown => otherValue(change.shape[field], present);

const fieldsOf = ({ change }: Kind) => Object.keys(change.shape).filter((field) => !['Id', 'Version'].includes(field));
/** What an item says in a field: something that nobody gets without saying so, or its opposite. */
type Saying = (kind: Kind, field: string) => unknown;
const setBy: Saying = (kind, field) => other(kind, field, kind.blank[field]);
const otherwise: Saying = (kind, field) => other(kind, field, setBy(kind, field));
const sayings = [
  ['as set', setBy],
  ['otherwise', otherwise],
] as const;

/** A value that a change writes unasked may be what stands in one of two items, never in both. */
const cases = kinds.flatMap((kind) =>
  fieldsOf(kind).flatMap((field) => sayings.map(([as, saying]) => ({ kind, name: kind.item, field, as, saying }))),
);

/** An item with every field set. */
function setOf(kind: Kind, saying: Saying): Item {
  const said = Object.fromEntries(fieldsOf(kind).map((field) => [field, saying(kind, field)]));
  const item = oldItem(kind.item);
  const fields = { ...said, ...kind.first };
  return kind.within === undefined ? { ...item, ...fields } : { ...item, [kind.within]: fields };
}

test.for(cases)('$name, all $as: a change of $field leaves every other field as it was', async (tried) => {
  const { kind, field, saying } = tried;
  const before = setOf(kind, saying);
  const { table, held } = tableOf([
    ...oldItems.map(oldItem).filter((one) => !isSame(keyOf(one), keyOf(before))),
    before,
  ]);
  const part = kind.within === undefined ? before : z.record(z.string(), z.unknown()).parse(before[kind.within]);
  const value = kind.to !== undefined && field in kind.to ? kind.to[field] : other(kind, field, part[field]);
  const body = JSON.stringify({ [field]: value });
  const by = kind.within === undefined ? person : session;
  await kind.route(table)?.run({ pathParameters: { id: before['Id'] }, body } as never, by as never);

  const changed = { ...part, [field]: value };
  const { UpdatedAt, ...after } = [...held.values()].find((one) => isSame(keyOf(one), keyOf(before))) ?? {};
  const { UpdatedAt: _, ...expected } = kind.within === undefined ? changed : { ...before, [kind.within]: changed };
  expect(after).toEqual({ ...expected, Version: Number(before['Version']) + 1 });
  expect(UpdatedAt).toBe(kind.item === 'case' ? now().toISOString() : undefined);
});
const keyOf = ({ PK, SK }: Item) => [PK, SK];

test('an address without a second line leaves the one that stands, and the rest of the subscriber', async () => {
  const { table, held } = tableOf([county]);
  const address = { City: 'Woodland', Address: '2 B Street', State: 'CA', Zip: '95695' };
  await changeSubscriberRoute({ subscribers: subscriberStore(table) }).run(
    { pathParameters: { SubscriberId: county['Id'] }, body: JSON.stringify(address) } as never,
    session as never,
  );
  expect([...held.values()]).toEqual([{ ...county, ...address, Version: Number(county['Version']) + 1 }]);
});

test('the new name of a scenario changes nothing else of it', async () => {
  const scenario = oldItem('scenario');
  const { table, held } = tableOf([scenario]);
  const pathParameters = { id: scenario['Id'], name: 'Trial' };
  await renameScenarioRoute({ cases: caseStore(table), now }).run({ pathParameters } as never, person as never);
  const fields = { ScenarioName: 'Trial', UpdatedAt: now().toISOString(), Version: Number(scenario['Version']) + 1 };
  expect([...held.values()]).toEqual([{ ...scenario, ...fields }]);
});

test.for([
  { firstLoginMessage: false },
  { AdPopUpId: 'seen' },
  { ClosedAnnouncementId: 'closed' },
  { SignedOut: { at: 1, token: 'gone' } },
])('a user that is changed by %j says everything else as before', async (fields) => {
  const user = oldItem('user');
  const { table, held } = tableOf([user]);
  await userStore(table).change(oldText('user', 'Id'), fields);
  expect([...held.values()]).toEqual([{ ...user, ...fields, Version: Number(user['Version']) + 1 }]);
});

test('what a user chooses for a report is added to what they chose, and says everything else as before', async () => {
  const user = { ...oldItem('user'), ReportChoices: { clientMode: true, largerFont: true } };
  const { table, held } = tableOf([user]);
  const answered = await userStore(table).choose(oldText('user', 'Id'), { largerFont: false, immigration: false });
  const ReportChoices = { clientMode: true, largerFont: false, immigration: false };
  expect(answered?.ReportChoices).toEqual(ReportChoices);
  expect([...held.values()]).toEqual([{ ...user, ReportChoices, Version: Number(oldItem('user')['Version']) + 1 }]);
  expect(await userStore(table).choose('nobody', {})).toBeUndefined();
});
