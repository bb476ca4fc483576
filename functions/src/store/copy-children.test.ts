import { expect, test } from 'vitest';
import { copyChildren } from './copy-children.ts';
import { oldItem, oldText } from './old-items.fixture.ts';
import { type Item, tableOf } from './table.fixture.ts';

const caseId = oldText('case', 'Id');
const crime: Item = { ...oldItem('charge'), VictimId: 'V1.2', Occasion: 'A' };
const hung: Item = {
  ...oldItem('attached-charge'),
  WitnessOf: crime['Id'],
  PrimaryCharge: crime['Id'],
  OperativeFacts: 'the chase',
  EarlierJudgment: 2,
};

async function copied(...items: readonly Item[]): Promise<readonly Item[]> {
  const { table, held } = tableOf([oldItem('case'), ...items]);
  await copyChildren(table, caseId, 'scenario');
  return [...held.values()].filter(({ CaseId }) => CaseId === 'scenario');
}
const own = (id: unknown) => String(id).replace(caseId, 'scenario');

test('a copy says what its original said, and names the copies of what that names', async () => {
  const [first, second] = await copied(crime, hung);
  const moved = { PK: 'CASE#scenario', CaseId: 'scenario', Version: 1 };
  const of = ({ Id, SK, Place }: Item) => ({ Id: own(Id), SK: own(SK), Place: Number(Place) - 1_000_000_000 });
  expect(first).toEqual({ ...crime, ...moved, ...of(crime) });
  const [parentCharge, WitnessOf, PrimaryCharge] = Array.from({ length: 3 }, () => own(crime['Id']));
  expect(second).toEqual({ ...hung, ...moved, ...of(hung), parentCharge, WitnessOf, PrimaryCharge });
});

test('a charge that names one which is gone is copied, and its copy names none that is there', async () => {
  const [copy] = await copied({ ...hung, parentCharge: `${caseId}.gone` });
  expect(copy).toMatchObject({ parentCharge: 'scenario.gone', WitnessOf: own(crime['Id']) });
});

test('every kind of child is copied, and the case itself is not', async () => {
  const children = ['charge', 'limitation', 'factor', 'circumstance', 'victim'].map(oldItem);
  expect((await copied(...children)).map(({ SK }) => String(SK).split('#')[0])).toEqual(
    children.map(({ SK }) => String(SK).split('#')[0]),
  );
});
