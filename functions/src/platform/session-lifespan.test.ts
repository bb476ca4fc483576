import type { OrganizationSettings } from '@countwise/contract';
import { expect, test } from 'vitest';
import { sessionSeconds } from './session-lifespan.ts';

test.for([
  [null, 14 * 86_400],
  [{ SessionLifespanUnits: 'hours', SessionLifespanLength: 8 }, 8 * 3600],
  [{ SessionLifespanUnits: 'days', SessionLifespanLength: 1 }, 86_400],
  [{ SessionLifespanUnits: 'weeks', SessionLifespanLength: 4 }, 28 * 86_400],
] as const)('%j lasts %i seconds', ([settings, seconds]) => {
  expect(sessionSeconds(settings as OrganizationSettings | null)).toBe(seconds);
});
