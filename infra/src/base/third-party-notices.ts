import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string().default('no license named'),
  homepage: z.string().optional(),
});
const text = /^(licen[cs]e|notice|copying)/i;

/** The folders of the packages that files come from, each once. */
export const packagesOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])),
];

/** The name, version and license of each package, with the texts that it asks to be handed on, or where it stands. */
export function thirdPartyNotices(folders: readonly string[]): string {
  const parts = folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license, homepage } = manifest.parse(
        JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
      );
      const files = readdirSync(folder, { withFileTypes: true }).filter(
        (file) => file.isFile() && text.test(file.name),
      );
      const texts = files.map((file) => readFileSync(join(folder, file.name), 'utf8').trim());
      const elsewhere = texts.length === 0 && homepage !== undefined ? [homepage] : [];
      return [`## ${name} ${version} (${license})`, ...texts, ...elsewhere].join('\n\n');
    });
  return `${['# Third-party notices', ...parts.toSorted()].join('\n\n')}\n`;
}
