import { expect, test } from 'vitest';
import { verification } from './verification.ts';
import { verificationPage } from './verification-page.ts';

const figures = verification();

test('the page of figures is the one that the build counts', async () => {
  await expect(verificationPage(figures)).toMatchFileSnapshot('../../docs/law/verification.md');
});

test('the site shows the figures that the build counts', async () => {
  await expect(`${JSON.stringify(figures, null, 2)}\n`).toMatchFileSnapshot('../../web/src/verification/figures.json');
});

test('every part has cases, every source rows, and what is left is said in words', () => {
  expect(figures.workedCases.filter(({ cases }) => cases === 0)).toEqual([]);
  expect(figures.rowsBySource.filter(({ source, inForce, former }) => source === '' || inForce + former === 0)).toEqual(
    [],
  );
  expect(figures.notModelled.length).toBeGreaterThan(20);
  expect(figures.notModelled.filter(({ rule, left }) => /`|[A-Z]_[A-Z]|^[RJ]-\d/.test(rule + left))).toEqual([]);
});

// a lawyer reads the page: nothing is said in the words of the program
test('what is left is said in the words of the law', () => {
  const ours = /\b(?:rows?|flags?|slots?|engine|readings)\b|\d{4}-\d{2}-\d{2}|is times/i;
  const cased = /[a-z][A-Z]|[a-z]-[a-z]+-[a-z]/;
  expect(
    figures.notModelled.filter(({ rule, left }) => cased.test(`${rule}. ${left}`) || ours.test(`${rule}. ${left}`)),
  ).toEqual([]);
  // it asks how each circumstance was established
  expect(figures.notModelled.map(({ left }) => left).join(' ')).not.toContain(
    'does not say how a circumstance was proved',
  );
});
