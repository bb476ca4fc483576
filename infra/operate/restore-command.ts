import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { z } from 'zod';
import { restoreTable } from './restore-table.ts';

/** `npm run restore -- --from <restored table> --to <table in use> [--partition <key>] [--write missing|all]` */
const wanted = z
  .object({
    from: z.string(),
    to: z.string(),
    partition: z.string().optional(),
    write: z.enum(['missing', 'all']).optional(),
  })
  .safeParse(
    parseArgs({
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        partition: { type: 'string' },
        write: { type: 'string' },
      },
    }).values,
  );
if (wanted.success) {
  const { partition, write, ...tables } = wanted.data;
  const counted = await restoreTable({
    client: new DynamoDBClient(),
    now: new Date(),
    ...tables,
    ...(partition !== undefined && { partition }),
    ...(write !== undefined && { write }),
  });
  process.stdout.write(`${JSON.stringify(counted)}\n`);
} else {
  process.stderr.write(
    'Usage: npm run restore -- --from TABLE --to TABLE [--partition KEY] [--write missing|all]; without --write it only counts.\n',
  );
  process.exitCode = 1;
}
