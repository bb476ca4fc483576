import type { Catalogue } from '@countwise/engine';
import { expect, test } from 'vitest';
import { answerCase } from './sentence-answer.ts';
import { sentenceText } from './sentence-text.ts';

const missing = () => ({ kind: 'missing', message: 'no catalogue' }) as const;
const catalogue: Catalogue = { version: 'none', byStatute: missing, byId: missing };

const prison = { statute: 'PC 211', kind: 'crime', severity: 'felony', terms: { upper: '5y' } };
const jail = { ...prison, place: 'jail1170h' };

/** The answer to one crime of 14 March 2026 with such a custody part of its term. */
const answerTo = (crime: object, custodyPart?: number) =>
  answerCase(
    JSON.stringify({
      caseFile: 1,
      charges: [{ id: 'c1', count: 1, crime, date: '2026-03-14' }],
      release: { start: '2026-08-01', ...(custodyPart !== undefined && { custodyPart }) },
    }),
    { catalogue, today: '2026-08-01', withRange: true },
  );

test.for([
  ['less than none', jail, -1, 'no fewer days than none'],
  ['half a day', jail, 0.5, 'whole sentence days'],
  ['longer than the term', jail, 1801, 'A custody part of 5y 1d is longer than the term of 5y.'],
  ['of a prison term', prison, 360, 'A term of state prison is not split'],
  ['of a misdemeanor', { ...jail, severity: 'misdemeanor' }, 30, 'Only a felony term served in county jail is split'],
] as const)('a custody part %s is a fault at its path', ([, crime, part, message]) => {
  expect(answerTo(crime, part)).toEqual({
    faults: [{ path: 'release.custodyPart', message: expect.stringContaining(message) }],
  });
});

test('a split is told in words, and only where the case states one', () => {
  const textOf = (part?: number) => {
    const read = answerTo(jail, part);
    return 'answer' in read ? sentenceText(read.answer) : '';
  };
  expect(textOf(360)).toContain(
    'Split           1y in custody to 2027-01-31, 4y on supervision to 2031-01-31 [PC 1170(h)(5)(B)]',
  );
  expect(textOf(1800)).toContain('Split           5y in custody to ');
  expect(textOf()).toContain('Release         2029-01-30');
  expect(textOf()).not.toContain('Split ');
});
