import type { Setting } from './choice.ts';
import { classOrder, type GivenUp } from './given-up.ts';

/** What is given up as two whole numbers that compare as the classes do: sentences without end, then the rest. */
export interface Cost {
  readonly high: number;
  readonly low: number;
}

export const compareCosts = (a: Cost, b: Cost): number => a.high - b.high || a.low - b.low;

export const sumCosts = (a: Cost, b: Cost): Cost => ({ high: a.high + b.high, low: a.low + b.low });

/** Reads costs from what is given up. */
export interface Scale {
  readonly costOf: (given: GivenUp) => Cost;
  /** Above every number of steps that the court may choose. */
  readonly court: number;
  /** Whether the rest with the court's steps is a whole number that is exact. */
  readonly isExact: boolean;
}

const grave = ['death', 'withoutParole', 'life'] as const;

/** The most of a class that all counts can give up together. */
function most(settings: readonly Setting[], of: keyof GivenUp): number {
  const ofSetting = ({ givenUp, pleas }: Setting): number =>
    pleas.reduce(
      (sum, each) => sum + each.reduce((greatest, plea) => Math.max(greatest, Math.abs(plea.givenUp[of])), 0),
      Math.abs(givenUp[of]),
    );
  return settings.reduce((greatest, setting) => Math.max(greatest, ofSetting(setting)), 0);
}

const mostSteps = (settings: readonly Setting[]): number =>
  settings.reduce(
    (greatest, { court, pleas }) =>
      Math.max(
        greatest,
        court +
          pleas.reduce(
            (sum, each) => sum + Math.max(0, ...each.flatMap(({ ways }) => ways.map((way) => way.court))),
            0,
          ),
      ),
    0,
  );

/** The scale of a space: every class has room for all that can be given up of it, in either direction. */
export function scaleOf(settings: readonly Setting[], yearsFirst: boolean): Scale {
  const order = classOrder(yearsFirst);
  const room = new Map(order.map((each) => [each, 2 * most(settings, each) + 1]));
  const rest = order.slice(grave.length);
  const readAs = (classes: readonly (keyof GivenUp)[]) => (given: GivenUp) =>
    classes.reduce((sum, each) => sum * (room.get(each) ?? 1) + given[each], 0);
  const [high, low] = [readAs(grave), readAs(rest)];
  const court = mostSteps(settings) + 1;
  const width = rest.reduce((product, each) => product * (room.get(each) ?? 1), court);
  return { costOf: (given) => ({ high: high(given), low: low(given) }), court, isExact: width < 2 ** 52 };
}
