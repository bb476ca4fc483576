import type { RulesInUse } from '@countwise/contract';
import { engineVersion } from '@countwise/engine';
import type { Deps } from './deps.ts';

/** By which rules answers are counted now. */
export const rulesOf = ({ version }: Deps['catalogue']): RulesInUse => ({ engine: engineVersion, catalogue: version });
