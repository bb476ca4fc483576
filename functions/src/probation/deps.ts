import type { caseFactor, caseLimitation } from '@countwise/contract';
import type { z } from 'zod';
import type { Cases } from '../store/cases.ts';
import type { Children } from '../store/children.ts';

export interface Deps {
  readonly cases: Cases;
  readonly factors: Children<z.infer<typeof caseFactor>>;
  readonly limitations: Children<z.infer<typeof caseLimitation>>;
}
