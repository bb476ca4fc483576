import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words as they are not spelled where the product is used. A name in the code is no word that is read: `cancelled: 'canceled'`. */
const british =
  /\b(?:(?:mod|canc|lab|trav)ell(?:ed|ing)|catalogues?|licences?|colours?|behaviours?|favour\w*|judgements?|programmes?|centres?|organis\w+|recognis\w+|whilst)\b/i;

/** One logs in and out here; signing up is something else. The button of a joined subscription is called so by the specification. */
const otherWord = /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i;
const specified = 'Sign In';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));

test.for(files)('%s is spelled as it is read in California', (name) => {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n');
  const read = lines
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/(['"`])(.*)\1/g)].map(([, , words = '']) => words.replaceAll(/\$\{.*?\}/g, '')),
    );
  expect(read.filter((words) => british.test(words))).toEqual([]);
  expect(read.filter((words) => words !== specified && otherWord.test(words))).toEqual([]);
});
