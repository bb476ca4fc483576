import type { OfficeReductions } from '@countwise/contract';
import type { Reduction } from '@countwise/engine';
import type { Session } from '../platform/session.ts';
import type { Reductions } from '../store/reductions.ts';
import type { Subscriber } from '../store/subscribers.ts';

/** A lesser plea as an office uses it; `office` where the pair is its own. */
export interface OfficeReduction extends Reduction {
  readonly office?: { readonly name: string; readonly needs: string };
}

type Pair = Pick<Reduction, 'from' | 'to'>;
const isPair = (a: Pair, b: Pair): boolean => a.from === b.from && a.to === b.to;

/** The table's pairs but for those that are turned off, then the office's own. */
const withOffice = (
  table: readonly Reduction[],
  { own, off }: Pick<OfficeReductions, 'own' | 'off'>,
  name: string,
): readonly OfficeReduction[] => [
  ...table.filter((pair) => !off.some((each) => isPair(each, pair))),
  ...own.map(({ needs, ...pair }) => ({ ...pair, office: { name, needs } })),
];

/** The table of lesser pleas as the office of the caller uses it: who works alone uses it as it is. */
export async function reductionsOfOffice(
  table: readonly Reduction[],
  { subscriber, user: { WhichCounty } }: Pick<Session, 'subscriber' | 'user'>,
  reductions: Pick<Reductions, 'get'>,
): Promise<readonly OfficeReduction[]> {
  if (subscriber === undefined || subscriber.OrganizationSettings === null) return table;
  return withOffice(table, await reductions.get(subscriber.Id), nameOf(subscriber, WhichCounty));
}

/** As the office signed up; without a name, as its county. */
const nameOf = ({ Organization }: Pick<Subscriber, 'Organization'>, county: string | null): string => {
  if (Organization !== null && Organization !== '') return Organization;
  return county === null ? 'Your office' : `${county} County`;
};
