import type { CaseRecord } from '../schemas/case.ts';
import { readCaseAttributes, writeCaseAttributes } from './case-attributes.ts';

type Said = Pick<CaseRecord, 'DefendantBirthdate' | 'ViolentPriors' | 'caseAttributes'>;

/** One fact of the person: what a case says of it, as text that tells two apart, and how another case takes it over. */
interface PersonFact {
  readonly of: (record: Said) => unknown;
  readonly take: <Record extends Said>(record: Record, from: Said) => Record;
}

/** Days in custody as they are said: where custody goes on, the day it was last counted to says nothing. */
const custodyOf = ({ caseAttributes }: Said) =>
  readCaseAttributes(caseAttributes).crData.map(({ dateIn, dateOut, goesOn = false, creditRatio }) => ({
    dateIn,
    dateOut: goesOn ? null : dateOut,
    creditRatio,
  }));

/**
 * What is said of the person and not of a disposition, so that every scenario of a case has it alike: days in custody (Pen.
 * Code, § 2900.5), birth date, prior prison terms (§ 667.7). Prior strikes are none of these: a court may strike one in one
 * scenario and not in another (§ 1385(a); People v. Superior Court (Romero) (1996) 13 Cal.4th 497).
 */
const facts = {
  custody: {
    of: custodyOf,
    take: (record, from) => {
      const { crData } = readCaseAttributes(from.caseAttributes);
      return { ...record, caseAttributes: writeCaseAttributes(record.caseAttributes, { crData }) };
    },
  },
  birthdate: {
    of: ({ DefendantBirthdate }) => DefendantBirthdate,
    take: (record, { DefendantBirthdate }) => ({ ...record, DefendantBirthdate }),
  },
  prisonTerms: {
    of: ({ ViolentPriors }) => ViolentPriors,
    take: (record, { ViolentPriors }) => ({ ...record, ViolentPriors }),
  },
} as const satisfies Readonly<Record<string, PersonFact>>;

export type PersonFactName = keyof typeof facts;
const isName = (name: string): name is PersonFactName => Object.hasOwn(facts, name);
const names: readonly PersonFactName[] = Object.keys(facts).filter(isName);

const isSame = (name: PersonFactName, left: Said, right: Said): boolean =>
  JSON.stringify(facts[name].of(left)) === JSON.stringify(facts[name].of(right));

/** The facts of the person that a scenario has otherwise than another of its case. */
export const differingFacts = (one: Said, other: Said): readonly PersonFactName[] =>
  names.filter((name) => !isSame(name, one, other));

/** A scenario with some facts of the person as another of its case has them. */
export const withFactsOf = <Record extends Said>(
  record: Record,
  from: Said,
  taken: readonly PersonFactName[],
): Record => taken.reduce((taking, name) => facts[name].take(taking, from), record);

/**
 * A scenario after another of its case was changed: it follows in each fact of the person in which the two were alike before.
 * One that had its own keeps it. The same object where nothing is to follow.
 */
export function followed<Record extends Said>(record: Record, before: Said, after: Said): Record {
  const following = differingFacts(before, after).filter(
    (name) => isSame(name, record, before) && !isSame(name, record, after),
  );
  return following.length === 0 ? record : withFactsOf(record, after, following);
}
