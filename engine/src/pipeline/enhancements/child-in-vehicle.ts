import { isUnder } from '../../law/statute.ts';
import { areNamedApart } from '../record/as-named.ts';
import { isLive } from '../record/count.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';

const stay: Stay = {
  code: 'STAYED_VC_23572',
  rule: {
    word: 'STAY',
    authority: 'VC 23572(c)',
    effective: '1999-07-01',
    words: 'stayed: the danger to the child is a conviction of its own (PC 273a)',
  },
};

const isOfChildInVehicle = (row: Attachment): boolean => isLive(row) && isUnder(row.filed.sections, 'VC 23572');

/** Whether two counts arise out of one incident: one day, and no occasions named that differ. */
const isOneIncident = ({ filed: one }: Count, { filed: other }: Count): boolean =>
  one.lawDate === other.lawDate && !areNamedApart(one.occasion, other.occasion);

const isConviction = ({ standing }: Count): boolean => standing === 'active' || standing === 'stayed';

/**
 * Days for a child in the vehicle of a drunk driver are not imposed beside a conviction of Pen. Code, § 273a, of the same
 * incident, one stayed under § 654 too: Veh. Code, § 23572, subd. (c).
 */
export function childInVehicle(count: Count, { counts }: Pick<WorkingCase, 'counts'>): Count {
  if (!count.attachments.some(isOfChildInVehicle)) return count;
  const endangered = counts.some(
    (other) => isConviction(other) && isUnder(other.filed.sections, 'PC 273a') && isOneIncident(count, other),
  );
  if (!endangered) return count;
  return {
    ...count,
    attachments: count.attachments.map((row) => (isOfChildInVehicle(row) ? { ...row, stay } : row)),
  };
}
