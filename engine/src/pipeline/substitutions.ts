import { punishableByLife, type Triad } from '../crime/triad.ts';
import type { Term } from '../numbers/term.ts';
import { isConduct, isFelony, isLive } from './count.ts';
import { hasGangFinding } from './gang/gang-life.ts';
import { withGangFloor } from './gang/gang-minimum.ts';
import { type Attachment, type Count, eachCount, type Stage, type Stay } from './record.ts';
import { alternateRule, alternateTriad } from './substitutions/alternate-term.ts';

const lesser: Stay = {
  code: 'SUBSTITUTION_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 667.61(f)',
    effective: null,
    words: 'stayed: a greater alternate term governs the count',
  },
};

const kinds = ['determinate', 'life', 'LWOP', 'DEATH'] as const satisfies readonly Term['kind'][];

/** DEATH before LWOP before the greatest life minimum before the greatest determinate term. */
const rank = ({ lower, middle, upper }: Triad): number =>
  Math.max(
    ...[lower, middle, upper].map((term) => (term === null ? 0 : kinds.indexOf(term.kind) * 1_000_000 + term.days)),
  );

function gravest(substitutions: readonly Attachment[]): Attachment | undefined {
  return substitutions.reduce<Attachment | undefined>(
    (best, next) => (best === undefined || rank(next.filed.triad) > rank(best.filed.triad) ? next : best),
    undefined,
  );
}

function substitute(count: Count): Count {
  const substitutions = count.attachments.filter((row) => isLive(row) && !isConduct(row));
  const winner = gravest(substitutions);
  if (winner === undefined) return count;
  const replaced: Count = {
    ...count,
    triad: alternateTriad(winner, count),
    source: alternateRule(winner),
    attachments: count.attachments.map((row) =>
      row !== winner && substitutions.includes(row) ? { ...row, stay: lesser } : row,
    ),
  };
  const life = punishableByLife(replaced.triad);
  const flagged = life ? { ...replaced, serious: true, seriousByGang: false, violent: true } : replaced;
  return life && hasGangFinding(flagged) ? withGangFloor(flagged) : flagged;
}

/** Death only where the charge says so: choosing the upper slot must not mean it silently (J-06). */
function withoutDeath(count: Count): Count {
  const { lower, middle, upper } = count.triad;
  const only = lower === null && middle === null;
  return upper?.kind !== 'DEATH' || count.filed.death || only
    ? count
    : { ...count, triad: { ...count.triad, upper: null } };
}

/** Stage 4 (R-B04): an alternate penalty takes the place of the count's own term; of several the gravest. */
export const substitutions: Stage = eachCount((count) =>
  count.standing === 'inactive' || !isFelony(count) ? count : withoutDeath(substitute(count)),
);
