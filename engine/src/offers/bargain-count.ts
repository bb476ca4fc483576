import { alikeCounts } from './alike.ts';
import type { Plea, Setting } from './choice.ts';
import type { Problem } from './problem.ts';

const isNoPlea = ({ ways: [{ file }] }: Plea): boolean =>
  file.status === 'Dismissed' || file.status === 'Acquitted' || file.earlier !== undefined;

/** So many ways to give one of several things to each of some counts that are alike, where it is no matter which has which. */
function ofAlike(things: number, counts: number): number {
  // by how many of the counts are still to be given something: with each thing more, none of it or one more of it
  const ways = [1, ...Array.from({ length: counts }, () => 0)];
  for (let thing = 0; thing < things; thing += 1)
    for (let count = 1; count <= counts; count += 1) ways[count] = (ways[count] ?? 0) + (ways[count - 1] ?? 0);
  return ways[counts] ?? 0;
}

/** How many bargains a setting has, those in which nothing is pleaded to left out. */
function ofSetting({ pleas }: Setting, alike: readonly (readonly number[])[]): number {
  const product = (of: (pleas: readonly Plea[]) => number): number =>
    alike.reduce((all, places) => all * ofAlike(of(pleas[places[0] ?? 0] ?? []), places.length), 1);
  return product((each) => each.length) - product((each) => each.filter(isNoPlea).length);
}

/** All bargains of a space, however the court may then choose; those that differ only in which of alike counts is which are one. */
export function bargainCount({ settings, filed }: Problem): number {
  const place = new Map(filed.charges.map(({ id }, at) => [id, at]));
  const alike = alikeCounts(filed).map((group) => group.map(({ id }) => place.get(id) ?? 0));
  // a mode of the court makes no other bargain, and imprisonment, the first, bars no plea
  const byChanges = Map.groupBy(settings, ({ changes }) => JSON.stringify(changes));
  return [...byChanges.values()].reduce(
    (sum, [first]) => (first === undefined ? sum : sum + ofSetting(first, alike)),
    0,
  );
}
