import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CrimeSearch } from './crime-search.ts';
import { manyRows, noHelp } from './made-up-catalogue.fixture.ts';

const rows = manyRows(1000);
const search = new CrimeSearch(rows, noHelp);
const days = ['1900-01-01', '1997-12-31', '1998-01-01', '2011-09-30', '2011-10-01', '2026-11-20'] as const;
const inForce = (on: string) =>
  rows.filter(({ effective, end }) => on === '1900-01-01' || ((effective ?? '') <= on && (end === null || on <= end)));
const day = fc.constantFrom(...days);
const row = fc.constantFrom(...rows);

test('a window and what follows it both ways is the whole list in force, each row once', () => {
  fc.assert(
    fc.property(day, row, (on, { statute }) => {
      const { content } = search.search(statute, on);
      fc.pre(content.length > 0);
      const list = [...content];
      for (let more = search.more('up', list[0]?.legacySortOrder ?? 0, on); more.length > 0; ) {
        list.unshift(...more);
        more = search.more('up', list[0]?.legacySortOrder ?? 0, on);
      }
      for (let more = search.more('down', list.at(-1)?.legacySortOrder ?? 0, on); more.length > 0; ) {
        list.push(...more);
        more = search.more('down', list.at(-1)?.legacySortOrder ?? 0, on);
      }
      expect(list).toEqual(inForce(on));
    }),
    { numRuns: 60 },
  );
});

test('a window of 31 has the wanted section at index 15; a shorter one is cut off by an end of the list', () => {
  fc.assert(
    fc.property(day, row, (on, { statute, section }) => {
      const list = inForce(on);
      fc.pre(list.some((other) => other.statute === statute));
      const { content } = search.search(statute, on);
      const start = list.findIndex(({ id }) => id === content[0]?.id);
      expect(list.slice(start, start + content.length)).toEqual(content);
      const cutOff = start === 0 || start + content.length === list.length;
      const centred = content.length === 31 && content[15]?.section === section;
      expect(centred || (cutOff && content.length < 31)).toBe(true);
    }),
  );
});

test('every answer of a quick search is in force, and none comes twice', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '12', '123(a)', 'firearm', 'sale of fraud', 'vc 1', '664/150', '§ 140'),
    row.map(({ name }) => name),
  );
  fc.assert(
    fc.property(day, text, (on, words) => {
      const found = search.quickSearch(words, on);
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((hit) => !inForce(on).includes(hit))).toEqual([]);
    }),
  );
});
