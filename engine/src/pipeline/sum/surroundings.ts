import type { CategoryCode } from '../../crime/category-code.ts';
import { passing } from '../../made-once/passing.ts';
import { isFelony } from '../record/count.ts';
import type { Count, WorkingCase } from '../record/record.ts';

/** What the sum of one count must know of the others. */
export interface Surroundings {
  /** Convictions of kidnappings with separate victims, by their names or as their scheme says: Pen. Code, § 1170.1(b). */
  readonly kidnapsSeparate: boolean;
  /** Whether the count dissuaded the victim or witness of another felony, or its scheme says so: Pen. Code, § 1170.15. */
  readonly isWitnessCount: (count: Count) => boolean;
  /** The longest misdemeanor, where nothing else runs and all of them are concurrent. */
  readonly longestMisdemeanor: Count | undefined;
}

const isConviction = ({ standing }: Count): boolean => standing === 'active' || standing === 'stayed';

const isOf = ({ filed }: Count, category: CategoryCode): boolean => filed.punishment.category === category;

function kidnapsSeparate(counts: readonly Count[]): boolean {
  const kidnaps = counts.filter((count) => isOf(count, 'KIDNAP_1170_1B') && isConviction(count) && isFelony(count));
  const victims = new Set(kidnaps.map(({ filed }) => filed.victim));
  const said = victims.has(undefined) && kidnaps.length > 1 && kidnaps.some(({ filed }) => filed.scheme === 'own');
  victims.delete(undefined);
  return said || victims.size > 1;
}

function witnessCounts(counts: readonly Count[]): (count: Count) => boolean {
  if (!counts.some((count) => isOf(count, 'WITNESS_1170_15'))) return () => false;
  const felonies = counts.filter((count) => isConviction(count) && isFelony(count));
  const others = felonies.filter((count) => !isOf(count, 'WITNESS_1170_15'));
  const victims = new Set(others.map(({ filed }) => filed.victim));
  const ids = new Set<string | undefined>(felonies.map(({ filed }) => filed.id));
  return ({ filed: { witnessOf, victim, id, scheme } }) =>
    (witnessOf !== id && ids.has(witnessOf)) ||
    (victim !== undefined && victims.has(victim)) ||
    (scheme === 'own' && felonies.length > 1);
}

/** The most jail that a misdemeanor's section gives. */
export const mostDays = ({ triad }: Pick<Count, 'triad'>): number =>
  triad.upper?.days ?? triad.middle?.days ?? triad.lower?.days ?? 0;

/** Jail days of a misdemeanor: as chosen, up to the maximum, which is also the default (J-29). */
export const misdemeanorDays = ({ filed, triad }: Count): number => {
  const most = mostDays({ triad });
  return Math.max(0, Math.min(filed.days ?? most, most));
};

function longestMisdemeanor(counts: readonly Count[]): Count | undefined {
  const serving = passing(counts, ({ standing }) => standing === 'active');
  const misdemeanors = serving.filter(({ severity }) => severity === 'misdemeanor');
  if (serving.some(isFelony) || misdemeanors.some(({ concurrent }) => !concurrent)) return undefined;
  return misdemeanors.reduce<Count | undefined>(
    (best, next) => (best === undefined || misdemeanorDays(next) > misdemeanorDays(best) ? next : best),
    undefined,
  );
}

export const surroundingsOf = ({ counts }: Pick<WorkingCase, 'counts'>): Surroundings => ({
  kidnapsSeparate: kidnapsSeparate(counts),
  isWitnessCount: witnessCounts(counts),
  longestMisdemeanor: longestMisdemeanor(counts),
});
