import type { OrganizationSettings } from '@countwise/contract';
import { z } from 'zod';
import { claimsOf } from './token-claims.ts';

const claims = z.object({ auth_time: z.number() });
const hour = 3_600_000;
const units = { hours: hour, days: 24 * hour, weeks: 7 * 24 * hour } as const;
const usual = { SessionLifespanLength: 2, SessionLifespanUnits: 'weeks' } as const;

type Lifespan = Pick<OrganizationSettings, 'SessionLifespanLength' | 'SessionLifespanUnits'>;

/**
 * When the session of a token ends: so long after its log-in as the organization chose, two weeks where there is none.
 * New tokens of the same session do not move it. The server decides; this says it beforehand. Null for no readable token.
 */
export function sessionEnd(token: string, settings: Lifespan | null): Date | null {
  const { SessionLifespanLength, SessionLifespanUnits } = settings ?? usual;
  try {
    const { auth_time } = claims.parse(claimsOf(token));
    return new Date(auth_time * 1000 + SessionLifespanLength * units[SessionLifespanUnits]);
  } catch {
    return null;
  }
}
