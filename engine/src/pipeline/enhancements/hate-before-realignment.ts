import { isWobblerOf182 } from '../../crime/conspiracy.ts';
import { realignment } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';

const bar: Stay = {
  code: 'ENHANCEMENT_NO_MATCH',
  rule: {
    word: 'STAY',
    authority: 'PC 17(a), 422.7; former PC 18',
    effective: null,
    words: 'stayed: before 10/01/2011 a crime that may be a felony was punishable by imprisonment in the state prison',
  },
};

/** A wobbler, by its row or as a conspiracy (J-204). */
const mayBeFelony = (filed: Count['filed']): boolean => filed.crime.wobbler || isWobblerOf182(filed);

/**
 * Hate makes a felony of a crime "that is not made punishable by imprisonment in the state prison": Pen. Code, § 422.7. Until
 * felonies were served in county jail that was no wobbler (J-185).
 */
export const hateBeforeRealignment = ({ filed }: Attachment, count: Count): Stay | null =>
  isUnder(filed.sections, 'PC 422.7') && mayBeFelony(count.filed) && count.filed.lawDate < realignment ? bar : null;
