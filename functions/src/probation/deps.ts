import type { CaseFactor, CaseLimitation } from '@countwise/contract';
import type { Children } from '../store/children.ts';

export interface Deps {
  readonly factors: Children<CaseFactor>;
  readonly limitations: Children<CaseLimitation>;
}
