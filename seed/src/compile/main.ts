import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { californiaDay } from '@countwise/engine';
import { readReference } from '../compiled/read-compiled.ts';
import { faultText } from '../csv/fault.ts';
import { writeReference } from '../reference/write-reference.ts';
import { compile } from './compile.ts';
import { report } from './report.ts';

const root = join(import.meta.dirname, '..', '..');
const { artefact, faults: crimeFaults } = compile(root);
const faults = [...crimeFaults, ...writeReference(root)];
if (faults.length > 0) {
  process.stderr.write(`${faults.map(faultText).join('\n')}\n${faults.length} faults; no catalogue written.\n`);
  process.exitCode = 1;
} else {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'catalogue.json'), JSON.stringify(artefact));
  const reference = readReference();
  const today = californiaDay(Date.now());
  process.stdout.write(`${artefact.version}\n${report(artefact.rows, (row) => reference.likelihood(row), today)}\n`);
}
