import type { GroupCode } from './group-code.ts';

/** Lists that name the completed crime only: Pen. Code, §§ 667.6(e), 667.61(c) and (n), 186.22(b)(4), 190.2. */
const completedOnly = ['SEX6676', 'SEX1STRIKE_C', 'SEX1STRIKE_N', 'MURDER1', 'GANG4_15', 'GANG4_7'] as const;

/** The groups that an attempt or a conspiracy still belongs to, and one more where the state adds it. */
export function groupsOfIncomplete(groups: ReadonlySet<GroupCode>, added?: GroupCode): ReadonlySet<GroupCode> {
  const left = new Set(groups);
  for (const group of completedOnly) left.delete(group);
  if (added !== undefined) left.add(added);
  return left;
}
