import type { CatalogueRow } from '../catalogue/row.ts';

const cache = new WeakMap<CatalogueRow, readonly string[]>();

/** Every statute a row stands on, its own first: `PC 211/212.5(c)` gives itself, `PC 211` and `PC 212.5(c)`. */
export function statutesOf(row: CatalogueRow): readonly string[] {
  const known = cache.get(row);
  if (known !== undefined) return known;
  const whole = [row.statute, ...row.aliases];
  const parts = whole.flatMap((statute) => {
    const [code = '', sections = ''] = statute.split(' ');
    return sections.split('/').map((section) => `${code} ${section}`);
  });
  const statutes = [...new Set([...whole, ...parts])];
  cache.set(row, statutes);
  return statutes;
}

/** `PC 245(a)(1)`, then the wider ones: `PC 245(a)`, `PC 245`. */
export function* widening(statute: string): Generator<string> {
  for (let wide = statute; wide !== ''; wide = wide.replace(/(?:\([^()]*\)|\/[^/()]*|^[^(/]*)$/, '')) yield wide;
}
