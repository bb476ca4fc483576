import type { JailChoice } from '../../answer/as-charged.ts';
import { isWobblerOf182, jailOf182 } from '../../crime/conspiracy.ts';
import { gangJailOf } from '../gang/gang-misdemeanor.ts';
import { hasGangFinding, isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { hateJail, isRaisedForHate } from '../substitutions/hate-jail.ts';
import * as rules from './rules.ts';
import { mostDays } from './surroundings.ts';

/**
 * The days in jail that may be chosen for a misdemeanor, up to its own most (Pen. Code, § 18.5); for a gang those of
 * § 186.22(d), for hate those of § 422.7. Null where the crime, in the state in which it was committed, is none and
 * cannot be made one by the choice.
 */
export function jailChoice(count: Count): JailChoice | null {
  const { severity, triad } = count.filed.punishment;
  const isConspiracy = isWobblerOf182(count.filed);
  if (severity !== 'misdemeanor' && !isConspiracy) return null;
  if (count.source.word === 'GANGD' || (isConspiracy && hasGangFinding(count))) return gangJailOf(count) ?? jailOf182;
  if (isRaisedForHate(count))
    return { minimumDays: 0, maximumDays: mostDays({ triad: hateJail }), authority: count.source.authority };
  if (isConspiracy) return jailOf182;
  const maximumDays = mostDays({ triad: isFelony(count) ? triad : count.triad });
  return { minimumDays: 0, maximumDays, authority: rules.misdemeanor.authority };
}
