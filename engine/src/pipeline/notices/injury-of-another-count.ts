import { injuryRows, mayBeElsewhere } from '../enhancements/injury-of-another-count.ts';
import { type Check, noticeOn } from './check.ts';

/** A term for an injury that another count may have, which the case does not say. */
export const injuryOfAnotherCount: Check = ({ counts }) =>
  noticeOn(
    injuryRows(counts)
      .filter((one) => mayBeElsewhere(one, counts))
      .map(({ row }) => row),
    {
      code: 'INJURY_OF_ANOTHER_COUNT',
      authority: 'PC 600(d); HS 11379.9(b)',
      text: 'This term is not added for an injury that is an element of another count, or that another count has a term for. Give each count its victim and its occasion; where the person is the same, the term is stayed.',
    },
  );
