import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const description = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  storedAt: z.iso.datetime(),
  /** Headers of the object that a read gives back: content type, disposition, encryption, `x-amz-meta-*`. */
  headers: z.record(z.string(), z.string()),
});
export type Description = z.infer<typeof description>;

export interface Objects {
  readonly put: (key: string, body: Buffer, headers: Record<string, string>) => Description;
  readonly find: (key: string) => Description | null;
  readonly read: (key: string) => Buffer;
  readonly remove: (key: string) => void;
  readonly list: (prefix: string) => readonly Description[];
}

const digest = (kind: 'md5' | 'sha256', data: string | Buffer): string => createHash(kind).update(data).digest('hex');

/** The objects of one bucket on disk, each as a body and a description; the description is written last, so a half-written object is not there. */
export function openObjects(folder: string): Objects {
  mkdirSync(folder, { recursive: true });
  const file = (key: string, extension: string) => join(folder, digest('sha256', key) + extension);
  const replace = (path: string, content: string | Buffer) => {
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  };
  const describe = (path: string) => description.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    put: (key, body, headers) => {
      const storedAt = new Date().toISOString();
      const stored = { key, size: body.length, etag: `"${digest('md5', body)}"`, storedAt, headers };
      replace(file(key, '.body'), body);
      replace(file(key, '.json'), JSON.stringify(stored));
      return stored;
    },
    find: (key) => (existsSync(file(key, '.json')) ? describe(file(key, '.json')) : null),
    read: (key) => readFileSync(file(key, '.body')),
    remove: (key) => {
      rmSync(file(key, '.json'), { force: true });
      rmSync(file(key, '.body'), { force: true });
    },
    list: (prefix) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => describe(join(folder, name)))
        .filter(({ key }) => key.startsWith(prefix))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
