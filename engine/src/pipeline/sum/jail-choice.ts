import type { JailChoice } from '../../answer/as-charged.ts';
import { gangJail } from '../gang/gang-misdemeanor.ts';
import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { hateJail, isRaisedForHate } from '../substitutions/hate-jail.ts';
import * as rules from './rules.ts';
import { mostDays } from './surroundings.ts';

/**
 * The days in jail that may be chosen for a misdemeanor, up to its own most (Pen. Code, § 18.5); for a gang those of
 * § 186.22(d), for hate those of § 422.7. Null where the crime, in the state in which it was committed, is none.
 */
export function jailChoice(count: Count): JailChoice | null {
  const { severity, triad } = count.filed.punishment;
  if (severity !== 'misdemeanor') return null;
  if (count.source.word === 'GANGD') return { ...gangJail, authority: count.source.authority };
  if (isRaisedForHate(count))
    return { minimumDays: 0, maximumDays: mostDays({ triad: hateJail }), authority: count.source.authority };
  const maximumDays = mostDays({ triad: isFelony(count) ? triad : count.triad });
  return { minimumDays: 0, maximumDays, authority: rules.misdemeanor.authority };
}
