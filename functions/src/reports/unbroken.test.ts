import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.for([
  ['<p title="PC 211">by PC 1170(h)(3).</p>', '<p title="PC 211">by <span class="unbroken">PC 1170(h)(3)</span>.</p>'],
  // a conspiracy to commit a crime of another code
  ['<p>Count 2, PC 182/HS 11378</p>', '<p>Count 2, <span class="unbroken">PC 182/HS 11378</span></p>'],
  ['<b>37y + 14 - L, and 90d</b>', '<b>37y + <span class="unbroken">14 - L</span>, and 90d</b>'],
  ['<td>4y middle ÷ 3</td>', '<td><span class="unbroken">4y middle ÷ 3</span></td>'],
  ['<td>1y 6m middle ÷ 3</td>', '<td><span class="unbroken">1y 6m middle ÷ 3</span></td>'],
  ['<p>from 4y 4m to 10y</p>', '<p>from <span class="unbroken">4y 4m</span> to 10y</p>'],
  ['<td>9, 12–16, 19</td>', '<td>9, <span class="unbroken">12–16</span>, 19</td>'],
  [
    '<a href="https://law.ca.gov/faces/one.xhtml?a=PEN&amp;b=1">https://law.ca.gov/faces/one.xhtml?a=PEN&amp;b=211</a>',
    '<a href="https://law.ca.gov/faces/one.xhtml?a=PEN&amp;b=1">https://law.ca.gov/<wbr/>faces/<wbr/>one.xhtml?<wbr/>a=PEN&amp;<wbr/>b=211</a>',
  ],
  ['<dd>Read. https://law.ca.gov/</dd>', '<dd>Read. https://law.ca.gov/</dd>'],
  ['<p>nothing</p>', '<p>nothing</p>'],
] as const)('%s', ([markup, kept]) => {
  expect(unbroken(markup)).toBe(kept);
});
