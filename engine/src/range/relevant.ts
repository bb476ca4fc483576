import type { Share } from '../pipeline/run-together/share.ts';
import type { Weighed } from './weighed.ts';

type Side = 'least' | 'greatest';

const isOrdinary = ({ share, separate }: Weighed): boolean => share.group !== 'alone' && !separate;
const graveness = ({ special }: Share): number => ['LWOP', 'DEATH'].indexOf(special ?? '');

/** What it weighs where it is not the principal term: in full, if it is outside § 1170.1. */
const partOf = ({ share, separate }: Weighed): number => (separate ? share.head : share.part);

/** Whether an option weighs no more than another in every respect, as the same kind of term. */
const isNoHeavier = (a: Weighed, b: Weighed): boolean =>
  a.share.group === b.share.group &&
  graveness(a.share) <= graveness(b.share) &&
  a.share.head <= b.share.head &&
  partOf(a) <= partOf(b) &&
  a.share.life <= b.share.life;

/** The option that weighs least in every respect, at the other end most; undefined where none does. */
const extremeOf = (options: readonly Weighed[], side: Side): Weighed | undefined => {
  const same = options.filter(({ separate }) => !separate || side === 'greatest');
  return same.find((option) =>
    same.every((other) => (side === 'least' ? isNoHeavier(option, other) : isNoHeavier(other, option))),
  );
};

/**
 * Whether another option of a count can make a sum shorter (or longer) than its extreme one: only by making it, or another
 * count, the principal term in place of one that weighs less (more) as a subordinate term.
 */
function mayMatter(option: Weighed, extreme: Weighed, others: readonly Weighed[], side: Side): boolean {
  if (option.separate !== extreme.separate || !isOrdinary(option))
    return others.some((other) => isOrdinary(other) && other.share.part > other.share.head);
  const [low, high] = side === 'least' ? [extreme.share, option.share] : [option.share, extreme.share];
  return others.some(({ share, separate }) => {
    if (separate || share.group !== low.group || share.head < low.head || share.head > high.head) return false;
    const change = share.head + low.part - (high.head + share.part);
    return side === 'least' ? low.part > share.part + high.head - share.head : change > 0;
  });
}

/** The options that can be part of one end; each of the others may be exchanged for the extreme one without loss. */
export const relevant = (all: readonly (readonly Weighed[])[], side: Side): readonly (readonly Weighed[])[] =>
  all.map((options, place) => {
    const extreme = extremeOf(options, side);
    if (extreme === undefined) return options;
    const others = all.flatMap((each, other) => (other === place ? [] : each));
    return options.filter((option) => option === extreme || mayMatter(option, extreme, others, side));
  });
