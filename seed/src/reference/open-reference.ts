import type { IsoDate, Reduction } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { SearchHelp } from '../search/search-help.ts';
import { type ReferenceArtefact, readReferenceArtefact } from './artefact.ts';
import { ConsequenceList } from './collateral-consequences.ts';
import { crimeRule } from './crime-rule.ts';
import { FactorBook } from './factor-groups.ts';
import { InstructionBook } from './instruction-book.ts';
import { likelihoodBy } from './likelihood.ts';
import { type PlainName, plainNamesBy } from './plain-names.ts';
import { type Provisions, provisionsOf } from './provisions.ts';
import { type StrikeInfo, strikeInfoOf } from './strike-info.ts';

type AccountList = ReferenceArtefact['accountOptions'][number]['list'];

/** One choice of the sign-up form. */
export interface AccountOption {
  readonly value: string;
  readonly label: string;
}

/** What the product knows of the law and of its forms, beside the crimes themselves. */
export interface Reference extends Provisions, SearchHelp {
  readonly crimeCategories: readonly { readonly id: string; readonly name: string }[];
  readonly matchGroups: ReferenceArtefact['matchGroups'];
  /** Match groups of a crime, or, of an enhancement, those it attaches to. */
  matchGroupsOf(row: CatalogueRow): ReferenceArtefact['matchGroups'];
  readonly ruleWords: ReferenceArtefact['ruleWords'];
  /** The lists of the law that name a crime on an offense day. */
  strikeInfoOf(row: CatalogueRow, on: IsoDate): StrikeInfo;
  readonly consequences: ConsequenceList;
  readonly factors: FactorBook;
  readonly juryInstructions: InstructionBook;
  /** Lesser pleas and findings that the law or the parties may put in place of what is charged. */
  readonly reductions: readonly Reduction[];
  /** What people who are no lawyers call a crime; undefined where it has no plain name. */
  plainNameOf(row: CatalogueRow): PlainName | undefined;
  accountOptions(list: AccountList): readonly AccountOption[];
}

/** Opens the compiled reference data from its parsed JSON. Throws if it is not that. */
export function openReference(json: unknown): Reference {
  const tables = readReferenceArtefact(json);
  return {
    ...provisionsOf(tables.provisions),
    crimeCategories: tables.categories.map(({ id, name }) => ({ id, name })),
    categoriesOf: categoriesOf(tables.categories),
    likelihood: likelihoodBy(tables.mostCharged),
    searchWords: new Map(tables.searchWords.map(({ word, means }) => [word, means])),
    popularNames: tables.popularNames,
    matchGroups: tables.matchGroups,
    matchGroupsOf: (row) => {
      const codes = new Set(row.kind === 'crime' ? row.groups : row.attachesTo);
      return tables.matchGroups.filter(({ code }) => codes.has(code));
    },
    ruleWords: tables.ruleWords,
    strikeInfoOf,
    consequences: new ConsequenceList(tables.consequences),
    reductions: tables.reductions,
    plainNameOf: plainNamesBy(tables.plainNames),
    factors: new FactorBook(tables),
    juryInstructions: new InstructionBook(tables.instructions),
    accountOptions: (list) => tables.accountOptions.filter((option) => option.list === list),
  };
}

function categoriesOf(lines: ReferenceArtefact['categories']): SearchHelp['categoriesOf'] {
  const rules = lines.flatMap(({ id, applies }) => {
    const rule = crimeRule(applies);
    return rule === null ? [] : [{ id, rule }];
  });
  const others = lines.filter(({ applies }) => applies === '').map(({ id }) => id);
  // A search with a category asks this of every row it finds, at each keystroke.
  const known = new WeakMap<CatalogueRow, readonly string[]>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const ids = rules.filter(({ rule }) => rule(row)).map(({ id }) => id);
    known.set(row, ids.length > 0 ? ids : others);
    return ids.length > 0 ? ids : others;
  };
}
