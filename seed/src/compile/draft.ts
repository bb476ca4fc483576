import type { AttemptRule, Kind, Place, Severity, Terms } from '@countwise/engine';
import type { Sourced } from '../csv/read-table.ts';
import type { CrimeLine, EnhancementLine } from '../csv/schema.ts';
import { isLife, parseTerms } from '../csv/terms.ts';

/** A version of a crime as a table states it, one for each level: a wobbler's line makes two. */
export interface Draft {
  readonly code: string;
  readonly line: Sourced<CrimeLine | EnhancementLine>;
  readonly kind: Kind;
  readonly severity: Severity;
  readonly terms: Terms;
  readonly place: Place;
  readonly wobbler: boolean;
  readonly attempt?: AttemptRule;
}

const lesserTerms = (down: string): Terms => (/^\d/.test(down) ? (parseTerms(down) ?? {}) : {});

function placeOf(severity: Severity, stated: Place | undefined): Place {
  if (severity === 'felony') return stated ?? 'jail1170h';
  return severity === 'misdemeanor' ? 'jail' : 'none';
}

/** Attempt of a crime punishable by life or death: 5, 7 or 9 years (Pen. Code, § 664(a)); else half, unless the table says. */
function attemptOf(terms: Terms, stated: Terms = {}): AttemptRule | undefined {
  if (stated.upper === '7-life') return { special: 1 };
  if (stated.upper === '15-life') return { special: 2 };
  if (stated.upper !== undefined) return { terms: stated };
  return isLife(terms) ? { terms: { lower: '5y', middle: '7y', upper: '9y' } } : undefined;
}

function ruleOf(terms: Terms, stated: Terms | undefined): Pick<Draft, 'attempt'> {
  const attempt = attemptOf(terms, stated);
  return attempt === undefined ? {} : { attempt };
}

/** The versions that a line of a crime table stands for: itself and, of a wobbler, the lesser form. */
export function crimeDrafts(code: string, line: Sourced<CrimeLine>): readonly Draft[] {
  const { severity, terms, down, place, attempt } = line.row;
  const wobbler = severity === 'felony' && down !== '';
  const own: Draft = {
    code,
    line,
    kind: 'crime',
    severity,
    terms,
    place: placeOf(severity, place),
    wobbler,
    ...ruleOf(terms, attempt[0]),
  };
  if (down === '') return [own];
  const lesser = severity === 'felony' ? 'misdemeanor' : 'infraction';
  const lesserTerm = lesserTerms(down);
  return [
    own,
    {
      code,
      line,
      kind: 'crime',
      severity: lesser,
      terms: lesserTerm,
      place: placeOf(lesser, undefined),
      wobbler,
      ...ruleOf(lesserTerm, attempt[1]),
    },
  ];
}

/**
 * A line of an enhancement table. Enhancements and their like belong to felonies but for PC 186.22(d)'s own words;
 * one that is served in plain county jail lengthens a misdemeanor (VC 23572).
 */
export const enhancementDraft = (code: string, line: Sourced<EnhancementLine>): Draft => ({
  code,
  line,
  kind: line.row.kind,
  severity: line.row.place === 'jail' ? 'misdemeanor' : 'felony',
  terms: line.row.terms,
  place: line.row.place,
  wobbler: false,
});
