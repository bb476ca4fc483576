import type { Notice } from '@countwise/engine';
import { expect, test } from 'vitest';
import { readCaseAttributes, writeCaseAttributes } from '../case-file/case-attributes.ts';
import { caseChange } from '../schemas/case.ts';
import type { DismissedCheck } from '../schemas/case-attributes.ts';
import { dismissCheck, showCheck, sortChecks } from './dismissed-checks.ts';

const check = (code: string, charges: readonly string[], authority = 'PC 654'): Notice => ({
  code,
  charges,
  authority,
  text: `${code}.`,
});
const twoCounts = check('UNSTAYED_654', ['case.a', 'case.b']);
const reason = 'Separate occasions.';
const dismissals = dismissCheck([], twoCounts, ` ${reason} `);

test.for([
  ['the same check', twoCounts, true],
  ['its charges in another order', check('UNSTAYED_654', ['case.b', 'case.a']), true],
  ['the same check of a copied scenario', check('UNSTAYED_654', ['scenario.a', 'scenario.b']), true],
  ['another of its charges', check('UNSTAYED_654', ['case.a', 'case.c']), false],
  ['one charge more', check('UNSTAYED_654', ['case.a', 'case.b', 'case.c']), false],
  ['one charge less', check('UNSTAYED_654', ['case.a']), false],
  ['another check of the same charges', check('ALL_COUNTS_CONCURRENT', ['case.a', 'case.b']), false],
  ['the same code on another authority', check('UNSTAYED_654', ['case.a', 'case.b'], 'PC 667.6'), false],
] as const)('%s stands dismissed: %s', ([, notice, isDismissed]) => {
  const sorted = sortChecks([notice], dismissals);
  expect(sorted).toEqual(
    isDismissed ? { open: [], dismissed: [{ notice, reason }] } : { open: [notice], dismissed: [] },
  );
});

test('a check that is shown again is open, the others stay', () => {
  const other = check('FACT_USED_TWICE', ['case.a']);
  const both = dismissCheck(dismissals, other, 'Argued.');
  expect(sortChecks([twoCounts, other], showCheck(both, twoCounts)).open).toEqual([twoCounts]);
});

test('dismissed twice it stands once, with the later reason', () => {
  expect(dismissCheck(dismissals, twoCounts, 'Agreed.')).toEqual([
    { code: 'UNSTAYED_654', authority: 'PC 654', charges: ['a', 'b'], reason: 'Agreed.' },
  ]);
});

test('a case holds 200, and the oldest gives way', () => {
  const many = Array.from({ length: 201 }, (_, at) => check('ONE', [`case.${at}`]));
  const kept = many.reduce<DismissedCheck[]>((list, one) => dismissCheck(list, one, reason), []);
  expect(kept.map(({ charges }) => charges[0])).toEqual(many.slice(1).map((_, at) => String(at + 1)));
});

const text = (entries: readonly object[]) => JSON.stringify({ dismissedChecks: entries });
const entry = { code: 'UNSTAYED_654', authority: 'PC 654', charges: ['a'], reason };

test.for([
  ['an entry', [entry], true],
  ['200 entries', Array.from({ length: 200 }, () => entry), true],
  ['201 entries', Array.from({ length: 201 }, () => entry), false],
  ['no reason', [{ ...entry, reason: '  ' }], false],
  ['a reason of 200 characters', [{ ...entry, reason: 'r'.repeat(200) }], true],
  ['a reason of 201 characters', [{ ...entry, reason: 'r'.repeat(201) }], false],
  ['no code', [{ ...entry, code: '' }], false],
] as const)('what a case may be told: %s, %s', ([, entries, isTaken]) => {
  expect(caseChange.safeParse({ caseAttributes: text(entries) }).success).toBe(isTaken);
});

test('a case from before this reads with none dismissed, and keeps the rest', () => {
  expect(readCaseAttributes('{"sentencingDate":"2026-11-20"}')).toMatchObject({
    sentencingDate: '2026-11-20',
    dismissedChecks: [],
  });
  const kept = writeCaseAttributes('{"sentencingDate":"2026-11-20"}', { dismissedChecks: dismissals });
  expect(readCaseAttributes(kept)).toMatchObject({ sentencingDate: '2026-11-20', dismissedChecks: dismissals });
});
