import { type OrganizationSettings, sessionSeconds } from '@countwise/contract';
import { z } from 'zod';
import { claimsOf } from './token-claims.ts';

const claims = z.object({ auth_time: z.number() });

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
