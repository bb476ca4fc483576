import type { JailChoice } from '../../answer/as-charged.ts';
import { isWobblerOf182, jailOf182 } from '../../crime/conspiracy.ts';
import { leastJail } from '../../crime/least-jail.ts';
import { longestDays } from '../../crime/triad.ts';
import { gangJailOf } from '../gang/gang-misdemeanor.ts';
import { hasGangFinding, isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { hateJail, isRaisedForHate } from '../substitutions/hate-jail.ts';
import { mostDays } from './surroundings.ts';

/**
 * The days in jail that may be chosen for a misdemeanor: from the least that its section commands, or that an exception of it
 * allows, up to its own most; for a gang those of § 186.22(d), of a felony too (J-224), for hate those of § 422.7. Null where
 * the crime, in the state in which it was committed, is none and cannot be made one by the choice.
 */
export function jailChoice(count: Count): JailChoice | null {
  const { severity } = count.filed.punishment;
  const isConspiracy = isWobblerOf182(count.filed);
  if (count.source.word === 'GANGD' || (isConspiracy && hasGangFinding(count))) return gangJailOf(count) ?? jailOf182;
  if (severity !== 'misdemeanor' && !isConspiracy) return null;
  if (isRaisedForHate(count))
    return { minimumDays: 0, maximumDays: mostDays({ triad: hateJail }), authority: count.source.authority };
  if (isConspiracy) return jailOf182;
  return ofItsSection(count, isFelony(count) ? count.filed.punishment : count);
}

/** From the least that the section commands to the most that it gives. */
function ofItsSection({ filed }: Count, { triad, source }: Pick<Count, 'triad' | 'source'>): JailChoice {
  const { sentence: least } = leastJail(filed, longestDays(triad));
  const maximumDays = mostDays({ triad });
  if (least === undefined) return { minimumDays: 0, maximumDays, authority: source.authority };
  const authority = [...new Set([least.authority, source.authority])].join('; ');
  return { minimumDays: least.exception?.minimumDays ?? least.days, maximumDays, authority };
}
