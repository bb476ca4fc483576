import { shareOf } from '../pipeline/run-together/share.ts';
import { misdemeanorDays, surroundingsOf } from '../pipeline/sum/surroundings.ts';
import type { Plea, Setting, Way } from './choice.ts';
import { isNewStrike, measure } from './measure.ts';
import { isPlainCase, isPlainSetting } from './plain-case.ts';
import type { Problem } from './problem.ts';
import type { Wish } from './wishes.ts';

/** The credit that a felony alone earns: rates after sentence in per cent, and days before it. */
export interface Profile {
  readonly statute: string;
  readonly department: string;
  readonly earned: number;
}

/** One way of one plea of a count, as far as a sum of terms asks for it. */
export interface Item {
  readonly plea: Plea;
  readonly way: Way;
  /** What it gives up, with the court's steps, as one number. */
  readonly cost: number;
  readonly kind: 'none' | 'felony' | 'misdemeanor';
  /** In full, and as a subordinate term; jail days of a misdemeanor. */
  readonly head: number;
  readonly part: number;
  readonly marked: boolean;
  /** Its felony earns less than the others do. */
  readonly weak: boolean;
  readonly prison: boolean;
  readonly strike: boolean;
}

/** A setting in which every sum is that of § 1170.1(a): what each count may be, and the credit of its felonies. */
export interface PlainSetting {
  readonly setting: Setting;
  readonly items: readonly (readonly Item[])[];
  readonly strong: Profile;
  readonly weak: Profile | undefined;
  readonly cost: number;
}

/** Wishes that each count keeps or breaks by itself, those that a shorter sentence keeps, and how many strikes there are. */
const ofTheWhole: readonly Wish['kind'][] = ['probation-possible', 'without', 'fines'];
const isPlainWish = ({ wishes }: Problem): boolean => wishes.every(({ kind }) => !ofTheWhole.includes(kind));

function keepsWishes({ way: { count }, prison, kind: of }: Item, credit: Profile, { wishes, side }: Problem): boolean {
  if (count.standing === 'inactive') return true;
  return wishes.every(({ kind }) => {
    if (kind === 'county') return !prison;
    if (kind === 'no-violent-felony') return !count.violent;
    return kind !== 'half-credit' || of !== 'felony' || Number(credit[side]) >= half;
  });
}

const half = 50;

interface Alone extends Profile {
  readonly prison: boolean;
}

/** What a plea earns and where it is served by itself. */
function aloneOf(plea: Plea, { filed, law }: Problem): Alone {
  const { caseEnhancements: _, ...rest } = filed;
  const { rates, earned, facts } = measure({ ...rest, strikes: '0', charges: [plea.ways[0].file] }, law);
  return { ...rates, earned, prison: facts.summary.place === 'prison' };
}

const isSame = (a: Profile, b: Profile): boolean =>
  a.statute === b.statute && a.department === b.department && a.earned === b.earned;

/** Each profile once, the better first. */
function differentOf(felonies: readonly Profile[]): readonly Profile[] {
  const different: Profile[] = [];
  for (const each of felonies) if (!different.some((other) => isSame(each, other))) different.push(each);
  return different.toSorted((a, b) => Number(b.statute) - Number(a.statute) || b.earned - a.earned);
}

const isHalf = ({ statute }: Profile): boolean => statute === String(half);

const isWeaker = (a: Profile, b: Profile): boolean => Number(a.statute) < Number(b.statute) && a.earned <= b.earned;

/** The two profiles of credit at most that the felonies of a setting have, the better first. */
function profilesOf(felonies: readonly Alone[], misdemeanors: readonly Alone[]): readonly Profile[] | undefined {
  const [strong, weak, ...more] = differentOf(felonies);
  if (more.length > 0 || strong === undefined) return undefined;
  if (!misdemeanors.every(({ earned }) => earned === strong.earned && isHalf(strong))) return undefined;
  if (weak === undefined) return [strong];
  return isHalf(strong) && isWeaker(weak, strong) ? [strong, weak] : undefined;
}

const costOf = (plea: Plea, way: Way, { scale }: Problem): number =>
  scale.costOf(plea.givenUp).low * scale.court + way.court;

/** The setting as sums of plain terms, or undefined where something in it is more than that. */
function plainSetting(setting: Setting, problem: Problem): PlainSetting | undefined {
  const { scale } = problem;
  if (!isPlainSetting(setting) || !scale.isExact) return undefined;
  const all = setting.pleas.flat();
  if (all.some(({ givenUp }) => scale.costOf(givenUp).high !== 0) || scale.costOf(setting.givenUp).high !== 0)
    return undefined;
  const alone = new Map(all.map((plea) => [plea, aloneOf(plea, problem)]));
  const ofKind = (severity: string) =>
    all.flatMap((plea) => {
      const { count } = plea.ways[0];
      const read = alone.get(plea);
      return count.standing !== 'inactive' && count.severity === severity && read !== undefined ? [read] : [];
    });
  const misdemeanors = ofKind('misdemeanor');
  const [strong, weak] = profilesOf(ofKind('felony'), misdemeanors) ?? [];
  if (strong === undefined) return undefined;
  const itemsOf = (plea: Plea): readonly Item[] =>
    plea.ways.map((way): Item => {
      const { count } = way;
      const own = alone.get(plea);
      const strike = isNewStrike(count);
      const base = { plea, way, cost: costOf(plea, way, problem), marked: count.filed.run === 'concurrent', strike };
      if (count.standing === 'inactive')
        return { ...base, kind: 'none', head: 0, part: 0, weak: false, prison: false, marked: false };
      if (count.severity === 'misdemeanor') {
        const days = misdemeanorDays(count);
        return { ...base, kind: 'misdemeanor', head: days, part: days, weak: false, prison: false };
      }
      const { head, part } = shareOf(count, surroundingsOf({ counts: [count] }));
      const isWeak = weak !== undefined && own !== undefined && isSame(own, weak);
      return { ...base, kind: 'felony', head, part, weak: isWeak, prison: own?.prison ?? true };
    });
  return {
    setting,
    items: setting.pleas.map((pleas) =>
      pleas.flatMap(itemsOf).filter((item) => keepsWishes(item, item.weak ? (weak ?? strong) : strong, problem)),
    ),
    strong,
    weak,
    cost: scale.costOf(setting.givenUp).low * scale.court + setting.court,
  };
}

/** The settings of a problem whose sums are plain. */
export const plainSettings = (problem: Problem): readonly PlainSetting[] =>
  isPlainWish(problem) && isPlainCase(problem)
    ? problem.settings.flatMap((setting) => plainSetting(setting, problem) ?? [])
    : [];
