import type { SplitTerm } from '../answer/split-term.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { determinateText } from '../numbers/display.ts';
import { addDays } from '../numbers/iso-date.ts';
import { custodyPart } from './custody-part.ts';
import { futureAuthority } from './future-credit.ts';
import type { ReleaseEstimate } from './release-date.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { splitBar } from './split-bar.ts';
import { splitLaw } from './split-law.ts';

/** A term that may be split, of which no part is suspended yet: it is counted as a straight term. */
function unsplit(facts: ReleaseFacts): SplitTerm {
  const { custodyPart: stated, summary } = facts;
  const { presumed, straight } = splitLaw(facts).value;
  const termDays = summary.totalDeterminate;
  const counted = 'The whole term is counted in custody.';
  if (stated !== undefined)
    return {
      kind: 'open',
      termDays,
      reason: `A custody part of ${determinateText(stated)} is longer than the term of ${determinateText(termDays)}. ${counted}`,
      authority: splitLaw(facts).authority,
    };
  const rule = presumed
    ? 'Unless the court finds against it in the interests of justice, it suspends a concluding part.'
    : 'The court may suspend a concluding part.';
  return { kind: 'open', termDays, reason: `No split is stated. ${counted} ${rule}`, authority: straight };
}

/**
 * A split sentence (R-D09): the custody part ends as the release is estimated, with the credit earned and to be earned
 * (Pen. Code, § 4019(a)(6)); the rest, suspended, is mandatory supervision, which runs by actual days only
 * (§ 1170(h)(5)(B)). Credit beyond the custody part shortens the supervision (§ 2900.5(a)). Days of misdemeanors are
 * served before it begins. Not modelled: lesser jail credit for crimes before 2011-10-01 (§ 4019(h)).
 */
export function splitTerm(facts: ReleaseFacts, estimated: ReleaseEstimate | null): SplitTerm {
  const bar = splitBar(facts);
  if (bar !== null) return { kind: 'none', ...bar };
  const custodyDays = custodyPart(facts);
  if (custodyDays === null || estimated === null) return unsplit(facts);
  const { summary, credits } = facts;
  const termDays = summary.totalDeterminate;
  const suspendedDays = calendarDays(termDays) - calendarDays(custodyDays);
  const excessDays = Math.max(0, credits.total - estimated.working.sentenceDays);
  const actualDays = Math.max(0, suspendedDays - excessDays);
  return {
    kind: 'split',
    termDays,
    custodyDays,
    supervisionDays: termDays - custodyDays,
    custodyEnds: estimated.date,
    custodyAuthority: futureAuthority(estimated.working.futureRate, summary.place),
    supervisionEnds: addDays(estimated.date, actualDays),
    authority: custodyDays === termDays ? splitLaw(facts).value.straight : splitLaw(facts).authority,
    working: { suspendedDays, excessDays, actualDays, authority: 'PC 2900.5(a)' },
  };
}
