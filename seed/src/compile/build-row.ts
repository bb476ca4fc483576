import {
  type CategoryCode,
  type CrimeVersion,
  categoryOfCrime,
  consecutiveOf,
  groupsOfCrime,
  namesOf,
  realignment,
} from '@countwise/engine';
import { statuteLink } from '../catalogue/codes.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import { coverage, type Entry, type Listable } from '../lists/statutory-list.ts';
import { isOfLevel } from '../reference/of-one-level.ts';
import type { Draft } from './draft.ts';
import { credit, flags } from './flags.ts';
import { idOf } from './identity.ts';
import type { LawTables } from './law-tables.ts';
import { punishmentText } from './punishment-text.ts';

/** Names shown for the categories of R-A21: the authority for the way a subordinate term runs. */
const categoryNames: Record<CategoryCode, string> = {
  DEFAULT: 'PC 1170.1(a)',
  KIDNAP_1170_1B: 'PC 1170.1(b)',
  THREAT_1170_13: 'PC 1170.13',
  WITNESS_1170_15: 'PC 1170.15',
  MANSLAUGHTER_1170_16: 'PC 1170.16',
  SEX_667_6: 'PC 667.6',
  PRISON_1170_1C: 'PC 1170.1(c)',
  BY_SECTION: 'Own section',
  LIFE_669: 'PC 669',
  MISDEMEANOR: 'PC 18.5',
  INFRACTION: 'PC 19.6',
};

/** A row before its place in the catalogue is known: order and wobble partners come when all rows are there. */
export type UnplacedRow = Omit<CatalogueRow, 'legacySortOrder' | 'wobbleDirection' | 'wobbleDownId' | 'wobbleUpId'>;

interface Statutes {
  readonly statute: string;
  readonly aliases: readonly string[];
}

function statutesOf({ code, line: { row } }: Draft): Statutes {
  return {
    statute: `${code} ${row.section}`,
    aliases: row.aliases.map((alias) => (/^[A-Z]/.test(alias) ? alias : `${code} ${alias}`)),
  };
}

function straddled(entries: readonly (Entry & { readonly cite?: string })[], named: Listable, draft: Draft): Fault[] {
  return entries
    .filter((entry) => !entry.byDay && coverage(entry, named) === 'part')
    .map((entry) => ({
      file: draft.line.file,
      line: draft.line.line,
      column: 'from',
      message: `the version runs across a change of law (${entry.cite ?? entry.statute}): split it`,
    }));
}

/** Of a wobbler that ended before felonies were served in county jail the felony was one of state prison: Pen. Code, former § 18. */
const endedBeforeRealignment = ({ line: { row } }: Draft): boolean => row.to !== null && row.to < realignment;

/** What the statutory lists say of a row: flags, credit, category, groups, mandatory consecutive terms. */
function classify(draft: Draft, lists: ReadonlySet<string>) {
  const { kind, severity, terms, place, wobbler } = draft;
  const strikes = flags({ kind, severity, terms, statute: `${draft.code} ${draft.line.row.section}` }, lists);
  const isCrime = kind === 'crime';
  const felonyInPrison = wobbler && (draft.line.row.place === 'prison' || endedBeforeRealignment(draft));
  return {
    ...strikes,
    credit: credit(strikes, lists),
    category: isCrime ? categoryOfCrime(draft, lists) : 'DEFAULT',
    groups: groupsOfCrime({ kind, severity, terms, place, wobbler, felonyInPrison, ...strikes }, lists),
    mandatoryConsecutive: consecutiveOf(severity, lists),
    terms,
  } as const;
}

function probation(law: LawTables, named: Listable): Pick<CrimeVersion, 'probationLimit' | 'probationJail'> {
  const entries = law.limitations.naming(named);
  const limit = entries.find(({ limitation }) => limitation !== '');
  const jail = entries.find(({ maximumDays }) => maximumDays > 0);
  return {
    ...(limit === undefined ? {} : { probationLimit: { id: limit.limitation, level: limit.level } }),
    ...(jail === undefined ? {} : { probationJail: { minimumDays: jail.minimumDays, maximumDays: jail.maximumDays } }),
  };
}

/** Of a misdemeanor that is confined unless probation is granted in an unusual case (J-109). */
const unusualForMisdemeanors: readonly string[] = ['PC 462.5', 'PC 4532(d)(2)'];

/** Of what is designated as a misdemeanor, and of no felony. */
const ofMisdemeanorsAlone = 'PC 4532(d)(2)';

function limitOfFelony(law: LawTables, named: Listable): ReturnType<typeof probation> {
  const { probationLimit, ...others } = probation(law, named);
  return probationLimit === undefined || probationLimit.id === ofMisdemeanorsAlone
    ? others
    : { ...others, probationLimit };
}

/** A misdemeanor's year: what a section names as its most in a grant is below it, or is of the felony. */
const misdemeanorYear = 364;

/**
 * A misdemeanor, of a wobbler too, keeps what bars probation of "a person" or "any violation", whoever committed it: §§ 654.3,
 * 18780; what its section says of it by name; and a most below its year of whoever is granted probation, Veh. Code,
 * § 23109(g). Limits of felonies are not of it (§§ 1203(e), 1203.066): its probation is that of § 1203a.
 */
function limitOfMisdemeanor(law: LawTables, named: Listable): ReturnType<typeof probation> {
  const { probationLimit, probationJail } = probation(law, named);
  const isKept = probationLimit && (probationLimit.level === 1 || unusualForMisdemeanors.includes(probationLimit.id));
  return {
    ...(isKept ? { probationLimit } : {}),
    ...(probationJail !== undefined && probationJail.maximumDays < misdemeanorYear ? { probationJail } : {}),
  };
}

type Punished = Pick<CrimeVersion, 'statute' | 'severity'>;

/**
 * The section that fixes the term or the fine, where it is not the row's own (J-211): of several entries the closest one,
 * which may name one section of a felony, one of a misdemeanor and one of an infraction, or the crime's own.
 */
function punishedBy(
  law: LawTables,
  named: Listable,
  { statute, severity }: Punished,
): Pick<CrimeVersion, 'punishedBy'> {
  const [closest] = law.punished.naming(named).toSorted((a, b) => b.statute.length - a.statute.length);
  const [first, ofMisdemeanor = first, ofInfraction = first] = closest?.punished ?? [];
  const section = { felony: first, misdemeanor: ofMisdemeanor, infraction: ofInfraction }[severity];
  return section === undefined || section === statute || section === 'own' ? {} : { punishedBy: section };
}

/** 540A stands between 540 and 541. */
const byNumber = (left: string, right: string): number => left.localeCompare(right, 'en', { numeric: true });

function shown(draft: Draft, law: LawTables, named: Listable, { statute }: Statutes) {
  const { row } = draft.line;
  const words = law.words.get(`${statute} ${row.variant}`.trim()) ?? law.words.get(statute);
  return {
    statuteLink: statuteLink(draft.code, row.section),
    calcrim: [...new Set(named.statutes.flatMap((part) => law.instructions.nearest(part)))]
      .filter((number) => isOfLevel(number, draft.severity))
      .toSorted(byNumber),
    elements: words?.elements || null,
    summary: words?.summary || null,
    punishment: punishmentText({ ...draft, statute }),
  };
}

/** What only enhancement tables state: what a row may attach to, or which conviction makes a prior count. */
function attachment({ row }: Draft['line']): Pick<CrimeVersion, 'attachesTo' | 'appliesTo'> {
  if (!('attaches' in row)) return { attachesTo: [] };
  return { attachesTo: row.attaches, ...(row.applies === undefined ? {} : { appliesTo: row.applies }) };
}

/** What a row says of a source that no table knows, beside the fault that is told. */
const unknownSource = { title: '', asOf: '', checked: '', how: 'knowledge' } as const;

function provenance({ code, line: { row, file, line } }: Draft, law: LawTables) {
  const known = law.sources.get(row.source);
  const { title, asOf, checked, how } = known ?? unknownSource;
  const again = row.to === null ? law.checked.get(`${code} ${row.section}`) : undefined;
  const unknown: Fault = { file, line, column: 'source', message: `unknown source: ${row.source}` };
  return {
    provenance: { trust: row.trust, source: title, asOf, checkedOn: again ?? checked, checkedBy: how },
    faults: known === undefined ? [unknown] : [],
  };
}

/** Builds the row of a draft from the tables of the law, with the faults found on the way. */
export function buildRow(
  draft: Draft,
  law: LawTables,
): { readonly row: UnplacedRow; readonly faults: readonly Fault[] } {
  const { kind, severity, place, wobbler, attempt } = draft;
  const { row: line } = draft.line;
  const { statute, aliases } = statutesOf(draft);
  const dates = { effective: line.from, end: line.to };
  const named: Listable = { statutes: [statute, ...aliases].flatMap(namesOf), variant: line.variant, ...dates };
  const entries = law.lists.naming(named);
  const classes = classify(draft, new Set(entries.map(({ list }) => list)));
  const { provenance: source, faults } = provenance(draft, law);
  const row: UnplacedRow = {
    id: idOf(draft),
    statute,
    name: line.name,
    ...punishedBy(law, named, { statute, severity }),
    kind,
    severity,
    place,
    wobbler,
    ...(attempt === undefined ? {} : { attempt }),
    ...classes,
    ...attachment(draft.line),
    ...(severity === 'felony' ? limitOfFelony(law, named) : {}),
    ...(severity === 'misdemeanor' ? limitOfMisdemeanor(law, named) : {}),
    ...dates,
    codeDefinitionCode: draft.code,
    section: line.section,
    aliases,
    variant: line.variant,
    searchWords: line.search,
    ...shown(draft, law, named, { statute, aliases }),
    categoryName: categoryNames[classes.category],
    provenance: source,
  };
  return { row, faults: [...straddled(entries, named, draft), ...faults] };
}
