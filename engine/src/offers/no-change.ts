import type { Count } from '../pipeline/record/record.ts';
import { amountOf, type Measured } from './measure.ts';
import type { CreditSide } from './offer-space.ts';

/** Why a row that goes leaves the days to serve as they are. */
export interface NoChange {
  readonly kind: 'covered' | 'stayed' | 'suspended' | 'struck' | 'same' | 'beside' | 'inactive' | 'replaced';
  /** By which rule it is stayed; null where it is not. */
  readonly authority: string | null;
}

const words: Readonly<Record<NoChange['kind'], string>> = {
  covered: 'the credits cover the sentence with it and without it',
  stayed: 'its term is stayed',
  suspended: 'its term is suspended with probation',
  struck: 'its punishment is struck',
  same: 'the sentence is another, but comes to as many days',
  beside: 'it runs beside a longer term',
  inactive: 'it adds no term here',
  replaced: 'another term takes its place',
};

/** `because it runs beside a longer term`. */
export const noChangeWords = ({ kind, authority }: NoChange): string =>
  `because ${words[kind]}${authority === null ? '' : ` (${authority})`}`;

const plain = (kind: NoChange['kind']): NoChange => ({ kind, authority: null });

/** Why one row of a case adds nothing of itself; undefined where it does. */
function ownReason(row: string, { counts, priors }: Measured['record']): NoChange | undefined {
  const count = counts.find(
    ({ filed, attachments }) => filed.id === row || attachments.some((each) => each.filed.id === row),
  );
  const attachment = count?.attachments.find(({ filed }) => filed.id === row);
  const stay = attachment?.stay ?? priors.find(({ filed }) => filed.id === row)?.stay;
  if (stay) return { kind: 'stayed', authority: stay.rule.authority };
  if (attachment?.filed.punishmentStruck) return plain('struck');
  return count && ofStanding(count);
}

function ofStanding({ standing, severity }: Count): NoChange | undefined {
  if (standing === 'stayed' || standing === 'suspended') return plain(standing);
  return standing === 'inactive' || severity === 'infraction' ? plain('inactive') : undefined;
}

const totalOf = ({ record: { outcome } }: Measured): string =>
  JSON.stringify([outcome.summary.totalDeterminate, outcome.summary.exposureDaysMisdemeanor, outcome.summary.place]);

/** Why a case serves as long without a row as with it. */
export function noChangeOf(row: string, filed: Measured, without: Measured, side: CreditSide): NoChange {
  const own = ownReason(row, filed.record);
  if (own !== undefined) return own;
  if (amountOf(filed[side]) === 0) return plain('covered');
  if (totalOf(filed) !== totalOf(without)) return plain('same');
  const count = filed.record.counts.find(
    (each) => each.filed.id === row || each.attachments.some(({ filed: { id } }) => id === row),
  );
  return plain(count?.filed.run === 'concurrent' ? 'beside' : 'replaced');
}
