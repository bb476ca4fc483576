import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { StartFailure } from './start-failure.ts';

/** A JSON file held in memory. What was saved before an answer went out is there after a kill. */
export interface Document<Content> {
  readonly content: Content;
  /** Writes the whole content beside the file and renames it over the old one: a reader sees the one or the other. */
  readonly save: () => void;
}

function read<Content>(file: string, schema: z.ZodType<Content>): Content {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartFailure(`The data file ${file} is broken: put a good copy back, or start anew with --fresh.`);
  }
}

/** Opens `file`, or begins it with `initial`. A file that does not fit `schema` is a `StartFailure`, never replaced. */
export function openDocument<Content>(
  file: string,
  schema: z.ZodType<Content>,
  initial: () => Content,
): Document<Content> {
  mkdirSync(dirname(file), { recursive: true });
  const content = existsSync(file) ? read(file, schema) : initial();
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return { content, save };
}
