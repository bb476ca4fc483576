// Plain JavaScript on purpose: it must run, and speak clearly, on a Node that cannot run the rest.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The major version of Node that laptops, continuous integration and the cloud share. */
const nodeMajor = 24;
const platform = `${process.platform}-${process.arch}`;

/** What stands in the way of starting, in one sentence that says what to do; undefined when nothing does. */
function obstacle() {
  if (!existsSync(new URL('../node_modules', import.meta.url))) return 'The packages are not installed: run `npm ci`.';
  if (Number.parseInt(process.versions.node, 10) !== nodeMajor) {
    return `Countwise runs on Node ${nodeMajor}, and this is Node ${process.versions.node} on ${platform}: ${nodeRemedy()}`;
  }
  if (process.env.DYNAMODB_ENDPOINT || hasPackage('@dynoxide/linux-x64/package.json')) return undefined;
  return `No database comes with the packages for ${platform}: start DynamoDB Local and set DYNAMODB_ENDPOINT to its address.`;
}

/** Where npm carries Node 24 itself, the scripts of package.json use it; elsewhere it must be on the machine. */
function nodeRemedy() {
  return ['linux-x64', 'linux-arm64', 'win32-x64'].includes(platform)
    ? 'run it through npm (`npm start`), after `npm ci` with optional packages.'
    : `install Node ${nodeMajor} (no package carries it for this platform).`;
}

/** @param {string} path */
function hasPackage(path) {
  try {
    createRequire(import.meta.url).resolve(path);
    return true;
  } catch {
    return false;
  }
}

const found = obstacle();
if (found !== undefined) {
  console.error(found);
  process.exitCode = 1;
}
