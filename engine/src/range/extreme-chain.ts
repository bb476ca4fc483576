import type { Share } from '../pipeline/run-together/share.ts';
import type { Weighed } from './weighed.ts';

/** The best choice of every member of one chain, with the days that it makes. */
export interface Extreme {
  readonly options: readonly Weighed[];
  readonly score: number;
}

/** Above every length: a term without release date before any with one. */
const gravity = { LWOP: 1e12, DEATH: 2e12 } as const;
const graveness = ({ special }: Share): number => (special === null ? 0 : gravity[special]);

const isLifeEnhanced = ({ group, life }: Share): boolean => group !== 'alone' && life > 0;

interface Head {
  readonly member: number;
  readonly option: Weighed;
}

/** Whether a member may stand beside the heads: no greater term than the head of its sum. */
function fits({ share, separate }: Weighed, heads: { outside: Head | undefined; prison: Head | undefined }): boolean {
  if (separate || share.group === 'alone') return true;
  const head = heads[share.group]?.option.share;
  return head !== undefined && (share.head <= head.head || isLifeEnhanced(head));
}

const scoreAlone = ({ share }: Weighed): number => share.head + share.life + graveness(share);
const scoreBeside = (option: Weighed): number =>
  option.separate ? scoreAlone(option) : option.share.part + option.share.life + graveness(option.share);

/** Heads that a sum may have: none, or one option of one member. */
const headsOf = (
  members: readonly (readonly Weighed[])[],
  group: 'outside' | 'prison',
): readonly (Head | undefined)[] => [
  undefined,
  ...members.flatMap((options, member) =>
    options.filter(({ share, separate }) => share.group === group && !separate).map((option) => ({ member, option })),
  ),
];

/** A life enhancement on a member may make it the principal term instead, where that is longer. */
function withUnsettled(
  score: number,
  head: Head | undefined,
  chosen: readonly Weighed[],
  group: 'outside' | 'prison',
): number {
  if (head === undefined || isLifeEnhanced(head.option.share)) return score;
  const gain = ({ share }: Weighed): number => share.head - share.part;
  return chosen.reduce(
    (most, option) =>
      option.share.group === group && !option.separate && isLifeEnhanced(option.share)
        ? Math.max(most, score - gain(head.option) + gain(option))
        : most,
    score,
  );
}

/**
 * The least or greatest length of one chain over all choices of its members, exactly: for each term that may be principal
 * every other member takes its best option that is no greater.
 */
export function extremeChain(
  members: readonly (readonly Weighed[])[],
  side: 'least' | 'greatest',
): Extreme | undefined {
  const sign = side === 'least' ? -1 : 1;
  const prisonHeads = headsOf(members, 'prison');
  let best: Extreme | undefined;
  for (const outside of headsOf(members, 'outside'))
    for (const prison of prisonHeads) {
      const heads = [outside, prison].filter((head) => head !== undefined);
      if (new Set(heads.map(({ member }) => member)).size < heads.length) continue;
      const chosen = members.map((options, member) => {
        const head = heads.find((each) => each.member === member);
        if (head !== undefined) return head.option;
        return options.reduce<Weighed | undefined>(
          (top, next) =>
            fits(next, { outside, prison }) && (top === undefined || sign * (scoreBeside(next) - scoreBeside(top)) > 0)
              ? next
              : top,
          undefined,
        );
      });
      const options = chosen.filter((option) => option !== undefined);
      if (options.length < members.length) continue;
      const sum = options.reduce((total, option, member) => {
        const isHead = heads.some((each) => each.member === member);
        return total + (isHead ? scoreAlone(option) : scoreBeside(option));
      }, 0);
      const score = withUnsettled(withUnsettled(sum, outside, options, 'outside'), prison, options, 'prison');
      if (best === undefined || sign * (score - best.score) > 0) best = { options, score };
    }
  return best;
}
