import { isUnderAny } from '../../law/statute.ts';
import { inGroup } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

/** Two kinds of counts of which one act or one property may bring one conviction alone. */
interface Pair {
  readonly one: (count: Count) => boolean;
  readonly other: (count: Count) => boolean;
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

const pairs: readonly Pair[] = [
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
  return pairs.flatMap(({ one, other, authority, text }) => {
    const [ones, others] = [convictions.filter(one), convictions.filter(other)];
    const paired =
      ones.length > 0 && others.length > 0 ? convictions.filter((count) => one(count) || other(count)) : [];
    return noticeOn(paired, { code: 'ONE_CONVICTION_OF_TWO', authority, text });
  });
};
