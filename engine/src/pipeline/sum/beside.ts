import type { Beside, Special } from '../../answer/answer.ts';
import { determinateText, indeterminateText } from '../../numbers/display.ts';
import type { CountOutcome } from '../record/outcome.ts';
import type { ChainOfCounts } from '../record/record.ts';

const jailDays = (members: readonly CountOutcome[]): number =>
  members.reduce((sum, { row }) => sum + row.misdemeanorDays, 0);

type Lengths = Pick<Beside, 'determinateDays' | 'indeterminateDays' | 'misdemeanorDays' | 'special'>;

function textOf({ determinateDays, indeterminateDays, misdemeanorDays, special }: Lengths): string {
  const parts = [
    determinateDays > 0 ? determinateText(determinateDays) : '',
    special ?? indeterminateText(indeterminateDays),
    misdemeanorDays > 0 ? `${misdemeanorDays}d` : '',
  ].filter((part) => part !== '');
  return parts.join(' and ');
}

function besideWith(
  chain: ChainOfCounts,
  byId: ReadonlyMap<string, CountOutcome>,
  inside: ReadonlySet<string>,
): Beside {
  const members = chain.counts.flatMap((id) => byId.get(id) ?? []);
  const misdemeanorDays = jailDays(members);
  const lengths: Lengths = {
    determinateDays: chain.days - chain.life - misdemeanorDays,
    indeterminateDays: chain.life,
    misdemeanorDays,
    special: members.map(({ row }) => row.special).find((special): special is Special => special !== null) ?? null,
  };
  return {
    counts: chain.counts.filter((id) => !inside.has(id)),
    shared: chain.counts.filter((id) => inside.has(id)),
    ...lengths,
    text: textOf(lengths),
  };
}

/** What runs beside the controlling chain, the longest first. */
export function besideOf(counts: readonly CountOutcome[], chains: readonly ChainOfCounts[]): readonly Beside[] {
  const [controlling, ...others] = chains;
  if (others.length === 0) return [];
  const inside = new Set(controlling?.counts);
  const byId = new Map(counts.map((count) => [count.count.filed.id, count]));
  return others.map((chain) => besideWith(chain, byId, inside));
}
