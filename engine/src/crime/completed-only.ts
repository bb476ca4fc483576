import { attemptsOfMurder } from '../law/lists/unusual-cases.ts';
import { isNamed } from '../law/statute-list.ts';
import type { GroupCode } from './group-code.ts';

/**
 * Lists that name the completed crime only: Pen. Code, §§ 186.22(b)(4), 190(b)-(d), 190.05, 190.2, 667.6(e), 667.61(c) and
 * (n), 667.71(c). Whether an attempt or a conspiracy is itself serious or violent its flags say: § 667.5(c) names of attempts
 * murder's, and those punished by life.
 */
const completedOnly = [
  'SEX6676',
  'SEX1STRIKE_C',
  'SEX1STRIKE_J',
  'SEX1STRIKE_N',
  'HABITUAL_SEX',
  'MURDER1',
  'MURDER_PRIOR',
  'GANG4_15',
  'GANG4_7',
  'SERIOUS',
  'VIOLENT',
] as const;

/** Lists that one of the incomplete crimes is not in, and those that it is in besides. */
interface Differing {
  readonly dropped?: readonly GroupCode[];
  readonly added?: readonly GroupCode[];
}

/** The groups that an attempt or a conspiracy still belongs to. */
export function groupsOfIncomplete(
  groups: ReadonlySet<GroupCode>,
  { dropped = [], added = [] }: Differing = {},
): ReadonlySet<GroupCode> {
  const left = new Set(groups);
  for (const group of [...completedOnly, ...dropped]) left.delete(group);
  // the shootings that PC 12022.53(d) adds to the list of subdivision (a) are completed ones
  if (!left.has('GUN53')) left.delete('GUN53D');
  return new Set([...left, ...added]);
}

/** Lists of Pen. Code, § 1203(e)(1), (5), that name conspiracies, and of attempts murder's alone (J-18). */
const murderTried: readonly GroupCode[] = ['BAR_ARMED', 'BAR_AFTER_PRIOR'];

/** The groups that an attempt belongs to, even one that its section punishes as the crime itself. */
export function groupsOfAttempt(groups: ReadonlySet<GroupCode>, sections: readonly string[]): ReadonlySet<GroupCode> {
  if (isNamed(attemptsOfMurder, sections) || !murderTried.some((group) => groups.has(group))) return groups;
  return new Set([...groups].filter((group) => !murderTried.includes(group)));
}
