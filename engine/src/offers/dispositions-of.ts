import type { Plea, Way } from './choice.ts';

const product = (numbers: readonly number[]): number => numbers.reduce((all, each) => all * each, 1);
const others = (numbers: readonly number[], place: number): readonly number[] => numbers.toSpliced(place, 1);

/** One count of the act is punished and every other stayed or gone, or all are gone. */
function ofOneAct(counts: readonly (readonly Way[])[]): number {
  const howMany = (is: (way: Way) => boolean): readonly number[] => counts.map((ways) => ways.filter(is).length);
  const punished = howMany(({ ofAct }) => ofAct?.isPunished === true);
  const beside = howMany(({ ofAct }) => ofAct?.isPunished !== true);
  const gone = howMany(({ ofAct }) => ofAct === undefined);
  return punished.reduce((sum, each, place) => sum + each * product(others(beside, place)), product(gone));
}

const actOf = (pleas: readonly Plea[]): string | undefined =>
  pleas.find(({ ways: [first] }) => first.ofAct !== undefined)?.ways[0].ofAct?.name;

const waysOf = (pleas: readonly Plea[]): number => pleas.reduce((sum, { ways }) => sum + ways.length, 0);

/** How many dispositions there are where each count may be so many things. */
export function dispositionsOf(counts: readonly (readonly Plea[])[]): number {
  const acts = Map.groupBy(counts, actOf);
  return [...acts].reduce(
    (all, [act, each]) =>
      all *
      (act === undefined
        ? product(each.map(waysOf))
        : ofOneAct(each.map((pleas) => pleas.flatMap(({ ways }) => ways)))),
    1,
  );
}
