import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.for([
  ['<p title="PC 211">by PC 1170(h)(3).</p>', '<p title="PC 211">by <span class="unbroken">PC 1170(h)(3)</span>.</p>'],
  ['<b>37y + 14 - L, and 90d</b>', '<b>37y + <span class="unbroken">14 - L</span>, and 90d</b>'],
  ['<td>4y middle ÷ 3</td>', '<td>4y middle <span class="unbroken">÷ 3</span></td>'],
  ['<p>nothing</p>', '<p>nothing</p>'],
] as const)('%s', ([markup, kept]) => {
  expect(unbroken(markup)).toBe(kept);
});
