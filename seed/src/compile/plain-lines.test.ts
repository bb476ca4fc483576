import { expect, test } from 'vitest';
import { artefact } from './compiled.fixture.ts';
import { withoutPlainForm } from './without-plain-form.fixture.ts';

const ordinal =
  /\b(?:second|third|fourth|fifth|later|subsequent|repeated|earlier|previous)\b(?: or (?:later|subsequent))?/;
const what = /(?: conviction| offense| violation| finding| in (?:a|two)| within|$)/;
const earlier = new RegExp(
  `\\bpriors?\\b|${ordinal.source}${what.source}|\\bafter (?:a|an|one|two|three)\\b[^,]*\\bconviction|\\btwice convicted`,
  'i',
);

/** A name that tells of an earlier conviction, violation or offense; nobody attempts an infraction to any effect. */
const telling = artefact.rows.filter(
  ({ kind, severity, name }) =>
    kind === 'crime' && severity !== 'infraction' && earlier.test(name) && !name.includes('first or second'),
);

const baseOf = (id: string): string => id.replace(/~[fm](?:~\d{4}-\d\d-\d\d)?$/, '');
const looked = Object.values(withoutPlainForm).flat();

test('a crime graver by a prior has its line in plain.csv, or a reason why not (J-213)', () => {
  const missing = telling.filter(({ id, plain }) => plain === undefined && !looked.includes(baseOf(id)));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('every crime of the list is one, tells of a prior, and has no line', () => {
  const without = new Set(telling.filter(({ plain }) => plain === undefined).map(({ id }) => baseOf(id)));
  expect(looked.filter((id) => !without.has(id))).toEqual([]);
  expect(looked).toEqual([...new Set(looked)]);
});
