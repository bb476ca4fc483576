import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@countwise/infra/local';
import type { TestProject } from 'vitest/node';
import { importTexts } from '../law-texts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    inbox: string;
    /** Where the functions log. */
    log: string;
    /** The address of the database. */
    database: string;
  }
}

/** One stack for all tests of the API, on free ports and in a folder of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'countwise-api-'));
  const { origin, inbox, log, database, stop } = await startStack({ dir, law: importTexts(dir) });
  project.provide('origin', origin);
  project.provide('inbox', inbox);
  project.provide('log', log);
  project.provide('database', database);
  return async () => {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
