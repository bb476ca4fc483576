import { middleTerm } from '../crime/triad.ts';
import {
  conductLife,
  isConduct,
  isFelony,
  isImposed,
  otherwiseProvided,
  termOfCount,
} from '../pipeline/record/count.ts';
import type { Attachment, Count } from '../pipeline/record/record.ts';
import type { GivenUp } from './given-up.ts';
import { isNewStrike } from './measure.ts';

/** What one count weighs in the classes of what is given up; a bargain's own share is the difference of two. */
export type Weight = Omit<GivenUp, 'changes'>;

const nothing: Weight = { death: 0, withoutParole: 0, life: 0, strikes: 0, years: 0, felonies: 0 };

/** Sentences without a release date that the count brings: its own, and the life terms of its enhancements. */
function livesOf(count: Count): Pick<Weight, 'death' | 'withoutParole' | 'life'> {
  const { kind } = isFelony(count) ? termOfCount(count) : { kind: 'determinate' };
  if (kind === 'DEATH' || otherwiseProvided(count).kind === 'DEATH') return { death: 1, withoutParole: 0, life: 0 };
  if (kind === 'LWOP') return { death: 0, withoutParole: 1, life: 0 };
  return { death: 0, withoutParole: 0, life: Number(kind === 'life' || conductLife(count) > 0) };
}

const middleDays = (triad: Count['triad']): number => {
  const { kind, days } = middleTerm(triad);
  return kind === 'LWOP' || kind === 'DEATH' ? 0 : days;
};

/** The middle (or only) term of an enhancement that counts, undivided; nothing where its punishment is struck. */
export const yearsOfRow = (row: Attachment): number =>
  isImposed(row) && isConduct(row) ? middleDays(row.filed.triad) : 0;

/** The middle (or only) term of the crime itself, undivided and undoubled; a life minimum counts as its years. */
export const yearsOfCrime = ({ triad }: Count): number => middleDays(triad);

/** What a count weighs as it is pleaded; a dismissed or acquitted one nothing. */
export function weightOf(count: Count): Weight {
  if (count.standing === 'inactive') return nothing;
  return {
    ...livesOf(count),
    strikes: Number(isNewStrike(count)),
    years: 0,
    felonies: Number(isFelony(count)),
  };
}
