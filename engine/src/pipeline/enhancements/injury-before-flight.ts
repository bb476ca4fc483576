import type { FiledEnhancement } from '../../case-file/row.ts';
import { injuryBeforeFlight } from '../../law/lists/injury-elements.ts';
import { isUnderAny } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import type { Count, Stay } from '../record/record.ts';

/** Injuries that their sections ask to be inflicted in the commission of the felony. */
const injuriesInCommission = ['PC 12022.7', 'PC 12022.9'] as const;

const stay: Stay = {
  code: 'ENHANCEMENT_NO_MATCH',
  rule: {
    word: 'STAY',
    authority: 'People v. Valdez (2010) 189 Cal.App.4th 82',
    effective: null,
    words:
      'stayed: the crime is to leave, and the injury of the accident came before it; a term is for an injury that the leaving itself inflicts or makes worse',
  },
};

/** No term for the injury of an accident beside the crime of leaving it, done, tried or agreed on (J-257). */
export const beforeFlight = ({ sections }: FiledEnhancement, { filed }: Count): Stay | null =>
  isUnderAny(sections, injuriesInCommission) && isNamed(injuryBeforeFlight, filed.sections) ? stay : null;
