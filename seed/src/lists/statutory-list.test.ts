import { expect, test } from 'vitest';
import { coverage, EntryIndex } from './statutory-list.ts';

const entry = { words: '', except: [], from: null, to: null };
const index = new EntryIndex([
  { ...entry, statute: 'PC 213', except: ['PC 213(b)'] },
  { ...entry, statute: 'PC 187', words: 'first' },
  { ...entry, statute: 'PC 236.1(c)', from: '2024-01-01' },
]);
const row = { variant: '', effective: null, end: null };

test.for([
  ['a part of a slash form', { ...row, statutes: ['PC 211/213(a)(2)', 'PC 211', 'PC 213(a)(2)'] }, 1],
  ['an exception', { ...row, statutes: ['PC 213(b)'] }, 0],
  ['the words of the variant', { ...row, statutes: ['PC 187(a)'], variant: 'first degree' }, 1],
  ['another variant', { ...row, statutes: ['PC 187(a)'], variant: 'second degree' }, 0],
  ['a version that ended before', { ...row, statutes: ['PC 236.1(c)(1)'], end: '2023-12-31' }, 0],
  ['another section that begins alike', { ...row, statutes: ['PC 2130'] }, 0],
] as const)('%s', ([, named, count]) => {
  expect(index.naming(named)).toHaveLength(count);
});

test.for([
  ['2023-12-31', '2023-12-31', 'none'],
  ['2023-12-31', '2024-01-01', 'part'],
  ['2024-01-01', null, 'whole'],
  [null, null, 'part'],
] as const)('a row from %s to %s is covered from 2024 on: %s', ([effective, end, wanted]) => {
  expect(coverage({ ...entry, statute: 'PC 1', from: '2024-01-01' }, { ...row, statutes: [], effective, end })).toBe(
    wanted,
  );
});
