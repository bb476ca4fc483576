import { crimesOnChildren } from '../../law/lists/child-victims.ts';
import { isUnderAny } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { inGroup } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

type Both = (a: Count, b: Count) => boolean;

/** Two kinds of counts of which one act or one property may bring one conviction alone. */
interface Pair {
  readonly one: (count: Count) => boolean;
  readonly other: (count: Count) => boolean;
  /** Whether what the case says lets the two be one. */
  readonly mayBeOne?: Both;
  readonly authority: string;
  readonly text: string;
}

const under =
  (...statutes: readonly string[]) =>
  ({ filed }: Count): boolean =>
    isUnderAny(filed.sections, statutes);

const isBurglary = under('PC 459');
const isShoplifting = under('PC 459.5');
const isPettyTheft = under('PC 484', 'PC 488', 'PC 490.1', 'PC 490.2', 'PC 490.5', 'PC 666', 'PC 666.1');
const isTheft = (count: Count): boolean => isPettyTheft(count) || inGroup(count, 'THEFT');

const isOneVictim: Both = ({ filed: a }, { filed: b }) =>
  a.victim === undefined || b.victim === undefined || a.victim === b.victim;
const isOneOccasion: Both = ({ filed: a }, { filed: b }) =>
  a.occasion === undefined || b.occasion === undefined || a.occasion === b.occasion;
const isWithinDays: Both = ({ filed: a }, { filed: b }) => a.date <= b.lawDate && b.date <= a.lawDate;

const isContinuousAbuse = under('PC 288.5');
const isActOnChild = (count: Count): boolean =>
  isNamed(crimesOnChildren, count.filed.sections) && !isContinuousAbuse(count);

const pairs: readonly Pair[] = [
  {
    one: under('PC 148(a)'),
    other: under('PC 148(b)', 'PC 148(c)', 'PC 148(d)'),
    mayBeOne: isOneVictim,
    authority: 'PC 148(e)',
    text: 'If these counts are of the same officer, the resistance is no conviction beside the taking of the weapon.',
  },
  {
    one: isContinuousAbuse,
    other: isContinuousAbuse,
    mayBeOne: isOneVictim,
    authority: 'PC 288.5(c)',
    text: 'If these counts are of the same child, one of them alone may be charged.',
  },
  {
    one: isContinuousAbuse,
    other: isActOnChild,
    mayBeOne: (a, b) => isOneVictim(a, b) && isWithinDays(a, b),
    authority: 'PC 288.5(c); People v. Johnson (2002) 28 Cal.4th 240',
    text: 'If these counts are of the same child, and the single act lies within the period of the continuous abuse, the abuse or the act can be a conviction, not both.',
  },
  {
    one: under('PC 422'),
    other: under('PC 422.3'),
    mayBeOne: isOneOccasion,
    authority: 'PC 422.3(c)',
    text: 'If these counts are of the same threat, one of them alone can be a conviction.',
  },
  {
    one: under('PC 465'),
    other: isBurglary,
    authority: 'PC 465(d)',
    text: 'If these counts are of the same entry of a vehicle, one of them alone can be a conviction.',
  },
  {
    one: isShoplifting,
    other: (count) => isBurglary(count) || isTheft(count),
    authority: 'PC 459.5(b)',
    text: 'If these counts are of the same property, the shoplifting alone may be charged.',
  },
  {
    one: under('PC 496(a)'),
    other: isTheft,
    authority: 'PC 496(a)',
    text: 'If these counts are of the same property, the theft or the receiving of it can be a conviction, not both.',
  },
];

/** A count that is stayed, or whose term is suspended, is a conviction all the same. */
const isConviction = ({ standing }: Count): boolean => standing !== 'inactive';

/** Counts that may not both be convictions, if they are of the same act or property, which the case does not say. */
export const oneConviction: Check = ({ counts }) => {
  const convictions = counts.filter(isConviction);
  return pairs.flatMap(({ one, other, mayBeOne, authority, text }) => {
    const isPair: Both = (a, b) => ((one(a) && other(b)) || (one(b) && other(a))) && mayBeOne?.(a, b) !== false;
    const paired = convictions.filter((a) => convictions.some((b) => a !== b && isPair(a, b)));
    return noticeOn(paired, { code: 'ONE_CONVICTION_OF_TWO', authority, text });
  });
};
