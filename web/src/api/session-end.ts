import { type OrganizationSettings, sessionSeconds } from '@countwise/contract';
import { z } from 'zod';
import { claimsOf } from './token-claims.ts';

const claims = z.object({ auth_time: z.number() });
const lifetime = z.object({ exp: z.number() });

type Lifespan = Pick<OrganizationSettings, 'SessionLifespanLength' | 'SessionLifespanUnits'>;

/**
 * When the session of a token ends: so long after its log-in as the organization chose, two weeks where there is none.
 * New tokens of the same session do not move it. The server decides; this says it beforehand. Null for no readable token.
 */
export function sessionEnd(token: string, settings: Lifespan | null): Date | null {
  try {
    const { auth_time } = claims.parse(claimsOf(token));
    return new Date((auth_time + sessionSeconds(settings)) * 1000);
  } catch {
    return null;
  }
}

/** Whether a token has not run out, by its own word and this device's clock. */
export function isLive(token: string): boolean {
  try {
    return lifetime.parse(claimsOf(token)).exp * 1000 > Date.now();
  } catch {
    return false;
  }
}
