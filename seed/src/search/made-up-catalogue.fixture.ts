import type { CatalogueRow } from '../catalogue/row.ts';
import { compareSections } from '../catalogue/section.ts';
import type { SearchHelp } from './search-help.ts';

const plain = {
  kind: 'crime',
  terms: {},
  place: 'prison',
  wobbler: false,
  serious: false,
  violent: false,
  strike: false,
  superStrike: false,
  trigger: false,
  category: 'DEFAULT',
  groups: [],
  attachesTo: [],
  credit: { jail: 50, prison: 50 },
  mandatoryConsecutive: 'none',
  effective: null,
  end: null,
  aliases: [],
  variant: '',
  searchWords: '',
  wobbleDirection: 0,
  wobbleDownId: null,
  wobbleUpId: null,
  categoryName: 'PC 1170.1(a)',
  statuteLink: 'https://leginfo.legislature.ca.gov/',
  calcrim: [],
  elements: null,
  punishment: '',
  summary: null,
  provenance: { trust: 'listed', source: 'test', asOf: '2026-11-20', checkedOn: '2026-11-20', checkedBy: 'table' },
} as const satisfies Partial<CatalogueRow>;

type Wanted = Partial<CatalogueRow> & { readonly statute: string };

/** Catalogue rows for tests, in the order given, which must be the order of the code. */
export const rowsOf = (wanted: readonly Wanted[]): CatalogueRow[] =>
  wanted.map((facts, at) => {
    const [codeDefinitionCode = '', ...section] = facts.statute.split(' ');
    return {
      ...plain,
      id: `${facts.statute}-${at}`,
      name: facts.statute,
      severity: 'felony',
      codeDefinitionCode,
      section: section.join(' '),
      legacySortOrder: (at + 1) * 10,
      ...facts,
    };
  });

const things = ['firearm', 'vehicle', 'dwelling', 'credit card', 'controlled substance', 'child', 'elder', 'vessel'];
const acts = ['possession of', 'sale of', 'theft of', 'burglary with', 'assault with', 'fraud upon', 'unlawful use of'];

/** A list as long as the catalogue, with sections and names of its kind; every fifth row is of former law. */
export function manyRows(count: number): CatalogueRow[] {
  const sections = Array.from(
    { length: count },
    (_, at) => `${100 + Math.floor(at / 3)}${['', '(a)', '(b)(1)'][at % 3]}`,
  );
  return rowsOf(
    sections.toSorted(compareSections).map((section, at) => ({
      statute: `${at < count / 2 ? 'PC' : 'VC'} ${section}`,
      name: `${acts[at % acts.length]} ${things[(at * 5) % things.length]} in the manner of ${at % 97}`,
      end: at % 5 === 0 ? '2011-09-30' : null,
      effective: at % 7 === 0 ? '1998-01-01' : null,
    })),
  );
}

export const noHelp: SearchHelp = {
  likelihood: () => 0,
  categoriesOf: () => [],
  searchWords: new Map(),
  popularNames: [],
};
