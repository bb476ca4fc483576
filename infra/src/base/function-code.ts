import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BundledFunction, bundledFunctions } from './bundled-functions.ts';
import { madeHere } from './made-here.ts';
import { packagesOf, thirdPartyNotices } from './third-party-notices.ts';

const root = join(import.meta.dirname, '../../..');

/** Writes the code of a function into a folder, with whose work is in it. */
function write({ files, inputs }: BundledFunction, folder: string): void {
  for (const { name, contents } of files) writeFileSync(join(folder, name), contents);
  const packages = packagesOf(inputs).map((path) => join(root, path));
  writeFileSync(join(folder, 'third-party-notices.md'), thirdPartyNotices(packages));
}

/**
 * The code of functions, each by its name and the path of its source, bundled when the first is asked for. What else a
 * function finds beside its code `addBeside` puts into the folder that Lambda unpacks.
 */
export function functionCode(sources: Readonly<Record<string, string>>) {
  let bundled: ReturnType<typeof bundledFunctions> | undefined;
  return (name: string, addBeside: (folder: string) => void = () => {}): Code => {
    const { [name]: source } = sources;
    if (source === undefined) throw new Error(`There is no function ${name}.`);
    const make = (folder: string): void => {
      bundled ??= bundledFunctions(sources);
      const one = bundled.get(name);
      if (one === undefined) throw new Error(`The bundler made no ${name}.`);
      write(one, folder);
      addBeside(folder);
    };
    return Code.fromAsset(join(root, dirname(source)), madeHere(make));
  };
}
