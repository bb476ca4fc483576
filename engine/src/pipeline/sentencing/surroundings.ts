import { isActiveFelony, isFelony } from '../count.ts';
import type { CaseRecord, Count } from '../record.ts';

/** What the sum of one count must know of the others. */
export interface Surroundings {
  /** Two or more kidnappings with separate victims: Pen. Code, § 1170.1(b). */
  readonly kidnapsSeparate: boolean;
  /** Whether the count dissuaded the victim or witness of another felony: Pen. Code, § 1170.15. */
  readonly isWitnessCount: (count: Count) => boolean;
  /** The longest misdemeanor, where nothing else runs and all of them are concurrent. */
  readonly longestMisdemeanor: Count | undefined;
}

const isConviction = ({ standing }: Count): boolean => standing === 'active' || standing === 'stayed';

function kidnapsSeparate(counts: readonly Count[]): boolean {
  const kidnaps = counts.filter(
    (count) => isActiveFelony(count) && count.filed.punishment.category === 'KIDNAP_1170_1B',
  );
  return new Set(kidnaps.flatMap(({ filed }) => filed.victim ?? [])).size > 1;
}

function witnessCounts(counts: readonly Count[]): (count: Count) => boolean {
  const felonies = counts.filter((count) => isConviction(count) && isFelony(count));
  const others = felonies.filter(({ filed }) => filed.punishment.category !== 'WITNESS_1170_15');
  const victims = new Set(others.map(({ filed }) => filed.victim));
  const ids = new Set<string | undefined>(felonies.map(({ filed }) => filed.id));
  return ({ filed: { witnessOf, victim, id } }) =>
    (witnessOf !== id && ids.has(witnessOf)) || (victim !== undefined && victims.has(victim));
}

/** Jail days of a misdemeanor: as chosen, up to the maximum, which is also the default (J-29). */
export const misdemeanorDays = ({ filed, triad }: Count): number => {
  const most = triad.upper?.days ?? triad.middle?.days ?? triad.lower?.days ?? 0;
  return Math.max(0, Math.min(filed.days ?? most, most));
};

function longestMisdemeanor(counts: readonly Count[]): Count | undefined {
  const serving = counts.filter(({ standing }) => standing === 'active');
  const misdemeanors = serving.filter(({ severity }) => severity === 'misdemeanor');
  if (serving.some(isFelony) || misdemeanors.some(({ concurrent }) => !concurrent)) return undefined;
  return misdemeanors.reduce<Count | undefined>(
    (best, next) => (best === undefined || misdemeanorDays(next) > misdemeanorDays(best) ? next : best),
    undefined,
  );
}

export const surroundingsOf = ({ counts }: CaseRecord): Surroundings => ({
  kidnapsSeparate: kidnapsSeparate(counts),
  isWitnessCount: witnessCounts(counts),
  longestMisdemeanor: longestMisdemeanor(counts),
});
