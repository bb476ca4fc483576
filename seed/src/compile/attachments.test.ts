import { join } from 'node:path';
import { isInForce } from '@countwise/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../csv/read-table.ts';
import { catalogue } from './compiled.fixture.ts';

/** Whether an enhancement or allegation attaches to a crime, by the words of its own section. */
const line = z.object({
  enhancement: z.string(),
  crime: z.string(),
  severity: z.union([z.literal('').transform(() => undefined), z.literal('misdemeanor')]),
  attaches: z.enum(['yes', 'no']),
  /** The match group that no row has yet: such a line must fail, and loses this mark with the change that mends it. */
  awaits: z.string(),
});
type Line = z.infer<typeof line>;

const root = join(import.meta.dirname, '..', '..');
const on = '2026-07-01';
const read = readTable('', join(root, 'facts', 'attachments.csv'), line);
const lines = read.rows.map(({ row }) => row);

function rowOf(statute: string, severity?: 'misdemeanor') {
  const found = catalogue.byStatute(statute, on, severity && { severity });
  if (found.kind === 'missing') throw new Error(found.message);
  return found.crime;
}

const attaches = ({ enhancement, crime, severity }: Line): 'yes' | 'no' =>
  rowOf(enhancement).attachesTo.some((group) => rowOf(crime, severity).groups.includes(group)) ? 'yes' : 'no';

const shown = (some: readonly Line[]) =>
  some.map((each) => [each.enhancement, each.crime, each.attaches, each.severity ?? 'felony', each] as const);

describe('what an enhancement attaches to by its own section', () => {
  test('every line fits', () => expect(read.faults).toEqual([]));

  test.for(shown(lines.filter(({ awaits }) => awaits === '')))('%s to %s: %s (%s)', ([, , , , each]) => {
    expect(attaches(each)).toBe(each.attaches);
  });

  test.fails.for(shown(lines.filter(({ awaits }) => awaits !== '')))('awaited: %s to %s: %s (%s)', ([, , , , each]) => {
    expect(attaches(each)).toBe(each.attaches);
  });

  test('every one in force was read: what it attaches to, and what not unless it is any felony', () => {
    const said = (statute: string, value: Line['attaches']) =>
      lines.some(({ enhancement, attaches: given }) => enhancement === statute && given === value);
    const unread = catalogue.rows
      .filter(({ kind }) => kind === 'conduct' || kind === 'substitution' || kind === 'probation')
      .filter((row) => isInForce(row, on))
      .filter(({ statute, attachesTo }) => {
        const any = attachesTo.some((group) => group === 'FEL_ANY' || group === 'GANG_FEL' || group === 'HATE_FEL');
        return !(said(statute, 'yes') && (any || said(statute, 'no') || statute === 'PC 186.22(d)'));
      });
    expect([...new Set(unread.map(({ statute }) => statute))]).toEqual([]);
  });
});
