import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@countwise/infra/local';
import { readySite } from '@countwise/infra/ready-site';
import { importTexts } from '../law-texts.ts';

readySite();
// the whole product on free ports with data of its own, and people for each worker; says where it stands, and leaves nothing behind
const dir = mkdtempSync(join(tmpdir(), 'countwise-e2e-'));
const furtherSets = Number(process.env['WORKERS']);
const stack = await startStack({ dir, law: importTexts(dir), site: 'built', furtherSets });
process.stdout.write(`ready ${stack.origin} ${stack.inbox} ${stack.database}\n`);
process.once('SIGTERM', () => {
  void stack.stop().then(() => {
    rmSync(dir, { recursive: true, force: true });
    process.exit(0);
  });
});
