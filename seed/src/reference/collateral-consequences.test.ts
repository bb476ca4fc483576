import { expect, test } from 'vitest';
import { rowsOf } from '../search/made-up-catalogue.fixture.ts';
import { type CollateralConsequence, ConsequenceList, consequenceTypes } from './collateral-consequences.ts';

const plain: CollateralConsequence = {
  id: 'plain',
  name: 'Plain',
  type: 3,
  authority: 'PC 1',
  applies: 'felony',
  unless: [],
  yes: 'It comes.',
  no: 'It does not.',
  units: 0,
  minimum: null,
  maximum: null,
  end: null,
  hidden: false,
};
const list = new ConsequenceList([
  plain,
  { ...plain, id: 'ended', end: '2019-12-31' },
  { ...plain, id: 'hidden', hidden: true },
  { ...plain, id: 'internal', type: consequenceTypes.internal },
  { ...plain, id: 'greater', applies: 'serious' },
  { ...plain, id: 'lesser', unless: ['greater'] },
  { ...plain, id: 'deportation', applies: 'serious', type: consequenceTypes.immigration },
  { ...plain, id: 'register', applies: 'serious', type: consequenceTypes.registration },
]);

test.for([
  [{ statute: 'PC 487' }, ['plain', 'lesser']],
  [{ statute: 'PC 211', serious: true }, ['deportation', 'register', 'plain', 'greater']],
  [{ statute: 'PC 488', severity: 'misdemeanor' }, []],
] as const)(
  '%o brings %j: what is neither ended, hidden nor internal, and the greater in place of the lesser; immigration and registration first',
  ([facts, ids]) => {
    const found = rowsOf([facts]).flatMap((row) => list.collateralConsequencesOf(row));
    expect(found.map(({ id }) => id)).toEqual(ids);
  },
);
