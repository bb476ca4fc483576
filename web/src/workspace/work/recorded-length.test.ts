import { expect, test } from 'vitest';
import { recordedFigure, recordedLength } from './recorded-length.ts';

test.for([
  ['3y', '50 - L', 0, null, '3y + 50 - L', '3y + 50 - L'],
  ['0d', '25 - L', 0, null, '25 - L', '25 - L'],
  ['2y', '', 90, null, '2y + 90d', '2y + 90d'],
  ['0d', '', 0, 240, 'probation with 240 days of jail', '240d'],
] as const)(
  '%s and %s, with %i days of jail and %s of probation: %s, in a column %s',
  ([years, life, jail, probation, words, figure]) => {
    const summary = { determinate: years, indeterminate: life, misdemeanorDays: jail };
    const recorded = { summary, card: { probationJail: probation } };
    expect([recordedLength(recorded), recordedFigure(recorded)]).toEqual([words, figure]);
  },
);
