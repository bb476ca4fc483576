import type { PrincipalCode, Role, Special, Step } from '../../answer.ts';
import type { FiledEnhancement } from '../../case-file/row.ts';
import type { Rule } from '../../law/rule.ts';
import type { Fraction } from '../../numbers/fraction.ts';
import type { Working } from './operations.ts';

/** How a count is to be added up, before it is. */
export interface Plan {
  readonly role: Role;
  readonly code: PrincipalCode;
  readonly track: Step['track'];
  readonly scheme: string;
  readonly special: Special | null;
  readonly working: Working;
  /** The rule under which the row and its enhancements are added. */
  readonly added: Rule;
  readonly enhancementsAdded: Rule;
  readonly enhancementFactor: (enhancement: FiledEnhancement) => Fraction;
  readonly authority: string;
}
