import { expect, test } from 'vitest';
import { camlText } from './caml-text.ts';

const document = (body: string) =>
  `<caml:Content xmlns:caml="http://lc.ca.gov/legalservices/schemas/caml.1#">${body}</caml:Content>`;

test.for([
  ['<p>(a)<span class="EnSpace"/>One\n   two.</p><p>(b)<span class="EmSpace"/>Three.</p>', '(a) One two.\n(b) Three.'],
  [
    '<p>4<caml:Fraction><caml:Numerator>1</caml:Numerator><caml:Denominator>2</caml:Denominator></caml:Fraction> feet</p>',
    '4 1/2 feet',
  ],
  ['<h1>Head</h1><table><tr><td>one</td><td>two</td></tr><tr><td>three</td></tr></table>', 'Head\none two\nthree'],
  ['<p>Fish &amp; Game &#167; 12 &#xA7; 13 &lt;1 <i>bold</i>ly</p>', 'Fish & Game § 12 § 13 <1 boldly'],
  ['<p>line<br/>break</p>', 'line\nbreak'],
  ['', ''],
] as const)('%s', ([body, text]) => {
  expect(camlText(document(body))).toBe(text);
});

test.for(['', 'plain', document('<p>whole</p>').slice(0, -8), '<html></html>'])('no document: %s', (xml) => {
  expect(camlText(xml)).toBeNull();
});
