import { readFileSync } from 'node:fs';
import {
  byIds,
  type CaseFile,
  everyLever,
  type Law,
  namedCatalogue,
  namedRows,
  type OfferRow,
  offers,
  sentence,
  type Wish,
} from '@countwise/engine';
import { readCaseFile } from '@countwise/seed';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const today = '2026-11-22';
const catalogue = readCatalogue();
const { reductions } = readReference();

/** A case of the examples with its rows by id, as the site has it. */
function stored(name: string): CaseFile {
  const read = readCaseFile(JSON.parse(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8')));
  if ('faults' in read) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  return byIds(read.caseFile, catalogue);
}

/** What the site has of the law: what one call answers of the case, sent as text. */
function atHand(caseFile: CaseFile): Law {
  const named = namedRows(caseFile, reductions, { catalogue, today });
  const own = caseFile.charges.flatMap((charge) => [charge, ...(charge.enhancements ?? [])]).map(({ crime }) => crime);
  const ids = [
    ...named.flatMap(({ id }) => id ?? []),
    ...[...own, ...(caseFile.caseEnhancements ?? []).map(({ crime }) => crime)].flatMap((crime) =>
      typeof crime !== 'string' && 'id' in crime ? crime.id : [],
    ),
  ];
  const rows = [...new Set(ids)].flatMap((id) => catalogue.row(id) ?? []);
  return { catalogue: namedCatalogue(structuredClone(rows), structuredClone(named)), today };
}

function found(caseFile: CaseFile, law: Law, wishes: readonly Wish[]): readonly OfferRow[] {
  const rows: OfferRow[] = [];
  for (const news of offers({ caseFile, space: { levers: everyLever, reductions }, wishes }, law))
    if (news.kind === 'row') rows.push(news.row);
  return rows;
}

test.for(['robbery-with-a-gun-and-a-prior', 'strike-case-of-two-occasions'])(
  'of %s the rows at hand give the same offers as the whole catalogue, each the same again by `sentence()`',
  (name) => {
    const caseFile = stored(name);
    const law = atHand(caseFile);
    const wishes: readonly Wish[] = [{ kind: 'strikes', most: 1 }];
    const rows = found(caseFile, law, wishes);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows).toEqual(found(caseFile, { catalogue, today }, wishes));
    for (const point of rows.flatMap(({ points }) => points)) {
      const read = byIds(point.caseFile, law.catalogue);
      const { summary, release } = sentence(read, law.catalogue, today);
      expect([summary.determinate, summary.indeterminate, release.earliestRelease]).toEqual([
        point.determinate,
        point.indeterminate,
        point.release,
      ]);
    }
  },
);

test('a statute that was never looked up is a fault, and no plea that is left out', () => {
  const { catalogue: few } = atHand(stored('robbery-with-a-gun-and-a-prior'));
  expect(() => few.byStatute('PC 261(a)(2)', today)).toThrow('is not among the rows at hand');
});
