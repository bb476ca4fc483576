import { expect, test } from 'vitest';
import { artefact } from './compiled.fixture.ts';

/**
 * The first day of any amount of $950: Stats. 2009, 3d Ex. Sess., ch. 28 (SB 18). Grand theft itself, and what follows its
 * amount, came a year later: Stats. 2010, ch. 693, § 1 (Pen. Code, § 487(a)); checks and forgery with Proposition 47. That of
 * cargo alone is of January 1, 2010: Stats. 2009, ch. 607 (Pen. Code, § 487h(a)).
 */
const firstDay = '2010-01-25';
const { rows } = artefact;

test('no version of before 2010 speaks of $950, but where the day of the change could not be read', () => {
  const old = rows.filter(
    ({ statute, name, effective }) => /\b950\b/.test(name) && (effective ?? '') < firstDay && statute !== 'PC 487h(a)',
  );
  expect([...new Set(old.map(({ statute }) => statute))]).toEqual([
    'BP 17550.14(a)',
    'BP 17550.15(b)',
    'BP 17550.15(c)',
  ]);
});

test('the amount of Proposition 47 for checks is not the law before it', () => {
  const checks = rows.filter(({ statute, name }) => /^PC 47[56]a?(\(|$)/.test(statute) && /\b950\b/.test(name));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ effective }) => (effective ?? '') < '2014-11-05').map(({ id }) => id)).toEqual([]);
});
