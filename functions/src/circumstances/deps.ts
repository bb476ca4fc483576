import type { CaseCircumstance } from '@countwise/contract';
import type { Reference } from '@countwise/seed';
import type { Children } from '../store/children.ts';

export interface Deps {
  readonly reference: Reference;
  readonly ticked: Children<CaseCircumstance>;
}
