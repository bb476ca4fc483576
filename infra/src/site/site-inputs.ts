import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built site is made of; not what tests it. */
const inputs = ['web/{src,public}/**/*.*', 'web/*.*', '{engine,functions/contract}/src/**/*.*', 'package-lock.json'];
const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);

/** Names the built site in a checkout together with all that it was built from; another name, another build. */
export function siteName(root: string): string | undefined {
  const page = join(root, 'web', 'dist', 'index.html');
  if (!existsSync(page)) return undefined;
  const hash = createHash('sha256').update(readFileSync(page));
  for (const path of inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((each) => !isTest(each)))
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
