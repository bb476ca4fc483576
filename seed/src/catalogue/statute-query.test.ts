import { expect, test } from 'vitest';
import { statuteQuery } from './statute-query.ts';

test.for([
  ['PC 211', { code: 'PC', section: '211', words: [] }],
  ['pc211', { code: 'PC', section: '211', words: [] }],
  ['PEN 12022.53(d)', { code: 'PC', section: '12022.53(d)', words: [] }],
  ['LAB 6425(a)', { code: 'LC', section: '6425(a)', words: [] }],
  ['H&S 11351', { code: 'HS', section: '11351', words: [] }],
  ['PC 187(a) 1st degree', { code: 'PC', section: '187(a)', words: ['first', 'degree'] }],
  ['PC 664/459/460(a)', { code: 'PC', section: '459/460(a)', words: [], state: 'Attempt' }],
  ['PC 182/211', { code: 'PC', section: '211', words: [], state: 'Conspiracy' }],
  ['PC 664(a)/211', { code: 'PC', section: '211', words: [], state: 'Attempt' }],
  ['PC 182(a)(1)/211', { code: 'PC', section: '211', words: [], state: 'Conspiracy' }],
  ['PC 182.5/211', { code: 'PC', section: '211', words: [], state: 'Conspiracy' }],
  ['PC 182.5', { code: 'PC', section: '182.5', words: [] }],
  ['PC 182(a)(1)/HS 11378', { code: 'HS', section: '11378', words: [], state: 'Conspiracy' }],
  ['PC 182(a)(6)/211', { code: 'PC', section: '182(a)(6)/211', words: [] }],
  ['PC 664(a)/187(a)', { code: 'PC', section: '664(a)/187(a)', words: [] }],
  ['PC 664/HS 11378', { code: 'HS', section: '11378', words: [], state: 'Attempt' }],
  ['Pen. Code, § 211, second degree', { code: 'PC', section: '211', words: ['second', 'degree'] }],
  ['PC 211/664', { code: 'PC', section: '211', words: [], state: 'Attempt' }],
  ['PC 664', { code: 'PC', section: '664', words: [] }],
] as const)('reads %s', ([text, query]) => {
  expect(statuteQuery(text)).toEqual(query);
});

test.for(['robbery', 'XX 211', '211', ''])('%s is no statute', (text) => {
  expect(statuteQuery(text)).toBeUndefined();
});
