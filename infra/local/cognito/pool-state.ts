import { join } from 'node:path';
import { z } from 'zod';
import { type Document, openDocument } from '../shared/document.ts';

/** A pool of before has no cost: it was that which Node takes by itself. */
const hash = z.object({ salt: z.string(), cost: z.int().default(16_384), hash: z.string() });
const seconds = z.number().int();

const user = z.object({
  /** The `sub` of a user of the pool; `EntraID_…` of one who only signs in through a provider. */
  username: z.string(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER']),
  createdAt: seconds,
  attributes: z.record(z.string(), z.string()),
  password: hash.nullable(),
  code: z.object({ value: z.string(), expiresAt: seconds, attempts: z.number().int() }).nullable(),
  totp: z.object({ secret: z.string(), verified: z.boolean(), enabled: z.boolean() }).nullable(),
  identities: z.array(z.object({ providerName: z.string(), userId: z.string() })),
});
export type User = z.infer<typeof user>;

const refreshToken = z.object({
  hash: z.string(),
  /** Of one that was exchanged: until when it may be exchanged once more. */
  until: seconds.nullable(),
});

const session = z.object({
  /** `origin_jti` of every token of the session. */
  id: z.string(),
  username: z.string(),
  /** The one in use and those before it, the newest last; of an earlier twin's session there are none, so it has ended. */
  refreshTokens: z.array(refreshToken).default([]),
  signedInAt: seconds,
  expiresAt: seconds,
  scope: z.string(),
});
export type Session = z.infer<typeof session>;

const poolState = z.object({
  users: z.array(user),
  sessions: z.array(session),
});
export type PoolState = Document<z.infer<typeof poolState>>;

export const openPool = (folder: string): PoolState =>
  openDocument(join(folder, 'pool.json'), poolState, () => ({ users: [], sessions: [] }));
