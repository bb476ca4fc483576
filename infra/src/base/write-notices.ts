import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packagesOf, thirdPartyNotices } from './third-party-notices.ts';

/** What the bundler says it took, which stays behind: it names files of the machine that built it. */
const metafile = z.object({ inputs: z.record(z.string(), z.unknown()) });

/** Usage: write-notices.ts FOLDER_OF_THE_CODE ROOT */
const [folder = '', root = ''] = process.argv.slice(2);
const described = join(folder, 'index.meta.json');
const { inputs } = metafile.parse(JSON.parse(readFileSync(described, 'utf8')));
const folders = packagesOf(Object.keys(inputs)).map((path) => join(root, path));
writeFileSync(join(folder, 'third-party-notices.md'), thirdPartyNotices(folders));
rmSync(described);
