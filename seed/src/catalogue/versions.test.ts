import { expect, test } from 'vitest';
import { rowsOf } from '../search/made-up-catalogue.fixture.ts';
import { Versions } from './versions.ts';

const version = (id: string, effective: string | null, more: { variant?: string; severity?: 'misdemeanor' } = {}) => ({
  id,
  statute: 'PC 10',
  effective,
  ...more,
});
const rows = rowsOf([
  version('pc-10~f~2011-10-01', '2011-10-01'),
  version('pc-10~m~2014-11-05', '2014-11-05', { severity: 'misdemeanor' }),
  version('pc-10~f', null),
  version('pc-10~armed~f~2020-01-01', '2020-01-01', { variant: 'armed' }),
  { id: 'pc-11~f', statute: 'PC 11' },
]);
const versions = new Versions(rows);

test('versions of a crime are of one section and variant, of every level, the oldest first', () => {
  const [since2011] = rows;
  const ids = since2011 && versions.of(since2011).map(({ id }) => id);
  expect(ids).toEqual(['pc-10~f', 'pc-10~f~2011-10-01', 'pc-10~m~2014-11-05']);
});

test.for([
  ['the version that governs its former first day', 'pc-10~f~2012-01-01', 'pc-10~f~2011-10-01'],
  ['the first day counts', 'pc-10~f~2011-09-30', 'pc-10~f'],
  ['of its own level', 'pc-10~m~2015-01-01', 'pc-10~m~2014-11-05'],
  ['the oldest where none is so old', 'pc-10~m', 'pc-10~m~2014-11-05'],
  ['of its own variant', 'pc-10~armed~f', 'pc-10~armed~f~2020-01-01'],
] as const)('a former id leads to %s: %s', ([, former, present]) => {
  expect(versions.inPlaceOf(former)?.id).toBe(present);
});

test.for(['pc-12~f', 'pc-11~m', ''])('nothing stands in for what the catalogue no longer has: %j', (id) => {
  expect(versions.inPlaceOf(id)).toBeUndefined();
});
