import { readAlike } from './alike.ts';
import type { Bargain } from './bargains.ts';
import type { Plea, Setting } from './choice.ts';
import type { Change, OfferRow } from './offer.ts';
import type { Problem } from './problem.ts';

/** The same settled for the case, in each mode that the court may choose; imprisonment, which bars no plea, is the first. */
type Modes = readonly [Setting, ...Setting[]];

/** A bargain in whatever mode: which of its pleas each count takes, by its place among those of imprisonment. */
interface Spot {
  readonly modes: Modes;
  readonly chosen: readonly number[];
}

const keyOf = (changes: readonly Change[]): string => JSON.stringify(changes);

const modesOf = ({ settings }: Problem): readonly Modes[] =>
  [...Map.groupBy(settings, ({ changes }) => keyOf(changes)).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others]],
  );

const pleasOf = ({ modes: [{ pleas }], chosen }: Spot): readonly Plea[] =>
  chosen.flatMap((at, place) => pleas[place]?.[at] ?? []);

export const changesOf = (spot: Spot): readonly Change[] => [
  ...spot.modes[0].changes,
  ...pleasOf(spot).flatMap(({ changes }) => changes),
];

/** Pleas of the same changes elsewhere; undefined where a count has none such. */
function samePleas(spot: Spot, { pleas }: Setting): readonly number[] | undefined {
  const keys = pleasOf(spot).map(({ changes }) => keyOf(changes));
  const chosen = pleas.map((open, place) => open.findIndex(({ changes }) => keyOf(changes) === keys[place]));
  return chosen.includes(-1) ? undefined : chosen;
}

/** A bargain in every mode in which it may be. */
export const inModes = (spot: Spot): readonly Bargain[] =>
  spot.modes.flatMap((setting) => {
    const chosen = samePleas(spot, setting);
    return chosen === undefined ? [] : [{ setting, pleas: pleasOf({ modes: [setting], chosen }) }];
  });

/** Where a row stands: of every count the plea of all its changes. */
function spotOf({ bargain }: OfferRow, all: readonly Modes[]): readonly Spot[] {
  const own = new Set(bargain.map((change) => keyOf([change])));
  return all.flatMap((modes) => {
    const chosen = modes[0].pleas.map((open) => {
      const within = open.map(({ changes }) => (changes.every((each) => own.has(keyOf([each]))) ? changes.length : -1));
      return within.indexOf(Math.max(...within));
    });
    const spot = { modes, chosen };
    return keyOf(changesOf(spot)) === keyOf(bargain) ? [spot] : [];
  });
}

/** Bargains that differ in one count, or in what is settled for the case. */
function besides(spot: Spot, all: readonly Modes[]): readonly Spot[] {
  const { modes, chosen } = spot;
  const byCount = modes[0].pleas.flatMap((open, place) =>
    open.flatMap((_, at) => (at === chosen[place] ? [] : [{ modes, chosen: chosen.with(place, at) }])),
  );
  const byCase = all.flatMap((other) => {
    const same = other === modes ? undefined : samePleas(spot, other[0]);
    return same === undefined ? [] : [{ modes: other, chosen: same }];
  });
  return [...byCount, ...byCase];
}

/**
 * The bargains of a space that are none of some rows and no other way to them: those that differ in one count first, then in two, till there is no
 * other. Of bargains that differ only in which of alike counts is which there is one.
 */
export function* nearBargains(
  problem: Problem,
  rows: readonly OfferRow[],
  ways: readonly Pick<OfferRow, 'bargain'>[],
): Generator<Spot> {
  const all = modesOf(problem);
  const read = readAlike(problem.filed);
  const told = new Set([...rows, ...ways].map(({ bargain }) => read(bargain)));
  const nameOf = ({ modes, chosen }: Spot): string => `${all.indexOf(modes)} ${chosen.join(' ')}`;
  let layer = rows.flatMap((row) => spotOf(row, all));
  const known = new Set(layer.map(nameOf));
  while (layer.length > 0) {
    const next: Spot[] = [];
    for (const spot of layer)
      for (const other of besides(spot, all)) {
        if (known.has(nameOf(other))) continue;
        known.add(nameOf(other));
        next.push(other);
        const text = read(changesOf(other));
        if (told.has(text)) continue;
        told.add(text);
        yield other;
      }
    layer = next;
  }
}
