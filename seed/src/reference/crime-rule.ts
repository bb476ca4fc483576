import {
  beginsWith,
  type CrimeState,
  type GroupCode,
  groupCodes,
  type IsoDate,
  isOfPriorThatBarsJail,
  isRegistrantsCrime,
  isSuperStrike,
  mayHaveRelatedVictim,
  type Severity,
} from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import { sectionNumbersOf, statutesOf } from './statutes-of.ts';

/** What a crime was convicted as, which the row of the completed crime does not know. */
export interface Conviction {
  readonly state: CrimeState;
  readonly serious: boolean;
  readonly violent: boolean;
  /** It violates the crime's own section: no attempt, nor conspiracy, that another punishes. */
  readonly violates?: boolean;
  /** It is of the crime's own section: no conspiracy either that another punishes as the crime. */
  readonly underSection?: boolean;
  /** As it is charged; absent where that is not known. */
  readonly level?: Severity | undefined;
  /** Years of age on the day of the act; absent where the birth date is not known, and then any age may be. */
  readonly age?: number | undefined;
}

/** Whether a rule of a reference table speaks of a crime, or of a conviction of it, by the day of the act; without one by today's law. */
export type CrimeRule = (row: CatalogueRow, conviction?: Conviction, on?: IsoDate) => boolean;

/** Later than every row: today's law. */
export const today = '9999-12-31';

/** The completed crime, as its row has it. */
const asOf = ({ serious, violent }: CatalogueRow): Conviction => ({ state: 'Completed', serious, violent });

/** Its term is kept out of county jail by the prior that it has as an element: Pen. Code, § 1170(h)(3). */
const isOfBarringPrior = (row: CatalogueRow): boolean =>
  row.severity === 'felony' && isOfPriorThatBarsJail(statutesOf(row), row.name);

/** Its doer must register as a sex offender, whatever the conviction: Pen. Code, § 1170(h)(3)(C). */
const isOfRegistrantsDuty: CrimeRule = (row, { state } = asOf(row)) => isRegistrantsCrime(statutesOf(row), state);

const plainFacts: Readonly<Record<string, CrimeRule>> = {
  any: () => true,
  felony: ({ severity }) => severity === 'felony',
  misdemeanor: ({ severity }) => severity === 'misdemeanor',
  infraction: ({ severity }) => severity === 'infraction',
  crime: ({ kind }) => kind === 'crime',
  conduct: ({ kind }) => kind === 'conduct',
  substitution: ({ kind }) => kind === 'substitution',
  status: ({ kind }) => kind === 'status',
  probation: ({ kind }) => kind === 'probation',
  wobbler: ({ wobbler }) => wobbler,
  serious: (row, { serious } = asOf(row)) => serious,
  violent: (row, { violent } = asOf(row)) => violent,
  'violent or its attempt': (row, { violent } = asOf(row)) => row.violent || violent,
  completed: (row, { state } = asOf(row)) => state === 'Completed',
  'a violation': (_, conviction) => conviction?.violates ?? true,
  'under its section': (_, conviction) => conviction?.underSection ?? true,
  strike: (row, conviction) => (conviction === undefined ? row.strike : conviction.serious || conviction.violent),
  'super strike': (row, { state } = asOf(row), on = today) => isSuperStrike(row, state, on),
  // what section 1170(h)(3) keeps from county jail is served in state prison too
  prison: (row, { serious, violent } = asOf(row)) =>
    row.place === 'prison' ||
    (row.severity === 'felony' && (serious || violent || row.groups.includes('REG290'))) ||
    isOfBarringPrior(row),
  'of a prior that bars jail': isOfBarringPrior,
  'of a registrant': isOfRegistrantsDuty,
  'related victim': ({ statute, name }) => mayHaveRelatedVictim(statute, name),
  'may have probation': ({ probationLimit }) => probationLimit?.level !== 1,
  'aged 13 to 20': (_, conviction) => conviction?.age === undefined || (conviction.age >= 13 && conviction.age < 21),
  life: ({ terms }) => Object.values(terms).some((term) => /life|LWOP|DEATH/.test(String(term))),
};
const inGroup =
  (code: GroupCode): CrimeRule =>
  ({ groups }) =>
    groups.includes(code);
const facts = new Map([...Object.entries(plainFacts), ...groupCodes.map((code) => [code, inGroup(code)] as const)]);

const statuteForm = /^[A-Z]{2,3} \d[\w.]*(?:\([A-Za-z\d]+\))*(?:\/\d[\w.]*(?:\([A-Za-z\d]+\))*)*$/;
const nameForm = /^named (.+)$/;
const dayForm = /^before (\d{4}-\d{2}-\d{2})$/;
const rangeForm = /^([A-Z]{2,3}) (\d[\d.]*)-(\d[\d.]*)$/;

/**
 * Reads a rule: alternatives between semicolons, each of conditions joined by `&` that may be denied by `not`.
 * A condition is a fact (`felony`, `serious`, a match group such as `REG290`), a statute with everything below it
 * (`PC 245(a)`), all sections from one number to another (`PC 187-199`), words of the crime's name (`named reporting falsely`,
 * in small letters), where one subdivision has forms apart, or an act of before a day (`before 2025-01-01`).
 * Null where it is none of these.
 */
export function crimeRule(text: string): CrimeRule | null {
  const alternatives = text.split(';').map((part) => allOf(part));
  if (!alternatives.every((rule) => rule !== null)) return null;
  return (row, conviction, on) => alternatives.some((rule) => rule(row, conviction, on));
}

function allOf(text: string): CrimeRule | null {
  const conditions = text.split('&').map((part) => condition(part.trim()));
  if (!conditions.every((rule) => rule !== null)) return null;
  return (row, conviction, on) => conditions.every((rule) => rule(row, conviction, on));
}

function condition(text: string): CrimeRule | null {
  if (text.startsWith('not ')) {
    const denied = condition(text.slice(4));
    return denied === null ? null : (row, conviction, on) => !denied(row, conviction, on);
  }
  const [, day] = dayForm.exec(text) ?? [];
  if (day !== undefined) return (_, __, on) => on !== undefined && on < day;
  return aboutRow(text) ?? facts.get(text) ?? null;
}

/** Statutes, sections or words of the name. */
function aboutRow(text: string): CrimeRule | undefined {
  const [, words] = nameForm.exec(text) ?? [];
  if (words !== undefined) return ({ name }) => name.toLowerCase().includes(words);
  const [, code, from, to] = rangeForm.exec(text) ?? [];
  if (code !== undefined) return inRange(code, Number(from), Number(to));
  return statuteForm.test(text) ? (row) => statutesOf(row).some((statute) => beginsWith(statute, text)) : undefined;
}

const inRange =
  (wanted: string, from: number, to: number): CrimeRule =>
  (row) =>
    sectionNumbersOf(row).some(({ code, number }) => code === wanted && number >= from && number <= to);
