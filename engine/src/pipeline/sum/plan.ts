import type { PrincipalCode, Role, Special, Step } from '../../answer/answer.ts';
import type { FiledEnhancement } from '../../case-file/row.ts';
import type { Rule } from '../../law/rule.ts';
import type { Fraction } from '../../numbers/fraction.ts';
import type { Working } from './operations.ts';

/** What part of an enhancement counts, and the rule under which it is added. */
export interface Added {
  readonly factor: Fraction;
  readonly rule: Rule;
}

/** How a count is to be added up, before it is. */
export interface Plan {
  readonly role: Role;
  readonly code: PrincipalCode;
  readonly track: Step['track'];
  readonly scheme: string;
  readonly special: Special | null;
  readonly working: Working;
  /** The rule under which the row is added. */
  readonly added: Rule;
  readonly addedOf: (enhancement: FiledEnhancement) => Added;
  readonly authority: string;
}
