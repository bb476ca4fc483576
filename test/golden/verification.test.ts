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
