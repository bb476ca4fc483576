import type { CrimeState } from '../law/crime-state.ts';
import { isEverListed, isListed, type StatuteList } from '../law/statute-list.ts';
import { type AttemptFacts, attempted } from './attempt.ts';
import { conspired } from './conspiracy.ts';
import { withOfficerMurdered } from './murder-of-officer.ts';
import type { Punishment } from './punishment.ts';
import { rowLists } from './row-lists.ts';

/** Lists that have not always been as they are, by the group or category that they give. */
const datedLists = Object.entries(rowLists).filter(([, list]) =>
  list.some(({ effective, end }) => effective !== null || end !== null),
);

/** The punishment without the groups, the category and the command that lists give which name the crime on other days only. */
export function onTheDay(
  completed: Punishment,
  { sections, on }: Pick<AttemptFacts, 'sections' | 'on'>,
  lists: readonly (readonly [name: string, StatuteList])[] = datedLists,
): Punishment {
  const absent = new Set<string>(
    lists.flatMap(([name, list]) => (isEverListed(list, sections) && !isListed(list, sections, on) ? name : [])),
  );
  if (absent.size === 0) return completed;
  if (absent.has('felony-registrable')) absent.add('REG290');
  const isConsecutive = (['consecutive', `consecutive-${completed.severity}`] as const).every(
    (list) => !absent.has(list),
  );
  return {
    ...completed,
    category: absent.has(completed.category) ? 'DEFAULT' : completed.category,
    groups: new Set([...completed.groups].filter((group) => !absent.has(group))),
    consecutive: isConsecutive ? completed.consecutive : 'none',
  };
}

/** What the punishment of a crime in its state follows from. */
interface StateFacts extends AttemptFacts {
  /** Days of jail are chosen. */
  readonly inJail: boolean;
}

/** The punishment of the crime in its state: completed, attempted (Pen. Code, § 664) or conspired (§ 182). */
export function punishmentIn(state: CrimeState, punishment: Punishment, facts: StateFacts): Punishment {
  const completed = onTheDay(punishment, facts);
  if (state === 'Attempt') return attempted(completed, facts);
  return state === 'Conspiracy' ? conspired(completed, facts) : withOfficerMurdered(completed, facts);
}
