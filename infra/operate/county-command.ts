import { parseArgs } from 'node:util';
import { openTable, userStore } from '@countwise/functions';
import { z } from 'zod';
import cdk from '../../cdk.json' with { type: 'json' };
import { readStages } from '../src/base/settings.ts';
import { agree } from './county.ts';

const usage =
  'Usage: npm run operate -- county ID|ADDRESS --table TABLE --by WORDS [--until YYYY-MM-DD] [--seats N] [--provider NAME|none] [--write]; without --write it only shows.';

/** `npm run operate -- county ...`: the county by its subscriber's id or the address of one of its people. */
const words = z.object({
  what: z.literal('county'),
  who: z.string(),
  table: z.string(),
  by: z.string().min(3),
  until: z.iso.date().optional(),
  seats: z.coerce.number().int().positive().optional(),
  provider: z.string().min(3).optional(),
  write: z.boolean().optional(),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    by: { type: 'string' },
    until: { type: 'string' },
    seats: { type: 'string' },
    provider: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const read = words.safeParse({ ...values, what: positionals[0], who: positionals[1] });

async function idOf(who: string, name: string): Promise<string> {
  if (!who.includes('@')) return who;
  const users = userStore(openTable(name));
  const id = await users.idByEmail(who);
  return (id === undefined ? undefined : (await users.get(id))?.SubscriberId) ?? '';
}

if (read.success) {
  const { who, table, by, until, seats, provider, write } = read.data;
  try {
    const agreed = await agree({
      table: openTable(table),
      id: await idOf(who, table),
      by,
      now: new Date(),
      ...(until !== undefined && { until }),
      ...(seats !== undefined && { seats }),
      ...(provider !== undefined && { provider: provider === 'none' ? null : provider }),
      providers: readStages(cdk.context.stages).flatMap(({ workAccounts }) => workAccounts.map(({ name }) => name)),
      ...(write !== undefined && { write }),
    });
    process.stdout.write(`${JSON.stringify(agreed, null, 2)}\n`);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
