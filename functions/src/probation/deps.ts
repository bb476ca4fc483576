import type { CaseFactor, CaseLimitation } from '@countwise/contract';
import type { Cases } from '../store/cases.ts';
import type { Children } from '../store/children.ts';

export interface Deps {
  readonly cases: Cases;
  readonly factors: Children<CaseFactor>;
  readonly limitations: Children<CaseLimitation>;
}
