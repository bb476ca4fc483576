import { isByPassword } from '@countwise/contract';
import { z } from 'zod';
import { storedToken } from '../api/session.ts';
import { claimsOf } from '../api/token-claims.ts';

const scopes = z.object({ scope: z.string() });

/** Whether this session began with a password: whoever logged in with a work account has none to type. */
export const byPassword = (): boolean => isByPassword(scopes.parse(claimsOf(storedToken() ?? '')));
