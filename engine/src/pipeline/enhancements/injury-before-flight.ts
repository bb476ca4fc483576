import type { FiledEnhancement } from '../../case-file/row.ts';
import { injuriesInCommission, injuryBeforeFlight } from '../../law/lists/injury-elements.ts';
import { isNamed } from '../../law/statute-list.ts';
import type { Count, Stay } from '../record/record.ts';

const stay: Stay = {
  code: 'ENHANCEMENT_NO_MATCH',
  rule: {
    word: 'STAY',
    authority: 'People v. Valdez (2010) 189 Cal.App.4th 82',
    effective: null,
    words:
      'stayed: the crime is to leave, and the injury of the accident came before it; what counts is an injury that the leaving itself inflicts or makes worse',
  },
};

/** No term and no bar for the injury of an accident beside the crime of leaving it, done, tried or agreed on (J-257). */
export const beforeFlight = ({ sections }: FiledEnhancement, { filed }: Count): Stay | null =>
  isNamed(injuriesInCommission, sections) && isNamed(injuryBeforeFlight, filed.sections) ? stay : null;
