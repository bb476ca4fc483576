import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { federatedUser } from './federated-user.ts';
import { attributesOfTheCloud, type Pool, type PoolAttributes } from './pool.ts';
import { openPool } from './pool-state.ts';
import { openSigningKey } from './signing-key.ts';
import { poolTokens } from './tokens.ts';

const profile = {
  userId: 'person',
  attributes: { email: 'ana@county.example', 'custom:oid': 'o', 'custom:tid': 't' },
};

/** Signs a work account in to a pool of these attributes, as often as there are answers. */
function signIns(attributes: Partial<PoolAttributes>): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'));
  const pool: Pool = {
    clientId: 'site',
    state: openPool(folder),
    attributes: { ...attributesOfTheCloud, ...attributes },
    tokens: poolTokens('us-west-2_Local0001', 'site', openSigningKey(folder)),
    challenges: new Map(),
    mail: () => {},
  };
  return () => {
    try {
      return federatedUser(pool, 'county', profile).username;
    } catch (refusal) {
      return refusal instanceof Error ? refusal.message : 'no error';
    }
  };
}

test.for([
  ['as the cloud has them', {}, 'county_person', 'county_person'],
  [
    'an immutable one',
    { custom: { oid: { mutable: false }, tid: { mutable: true } } },
    'county_person',
    'user.custom:oid: Attribute cannot be updated.',
  ],
  [
    'one that the schema lacks',
    { custom: { oid: { mutable: true } } },
    'Attributes did not conform to the schema: Type for attribute {custom:tid} could not be determined',
    'Attributes did not conform to the schema: Type for attribute {custom:tid} could not be determined',
  ],
  [
    'one that the client may not write',
    { writable: ['email', 'custom:oid'] },
    'A client attempted to write unauthorized attribute',
    'A client attempted to write unauthorized attribute',
  ],
] as const)('mapped attributes, %s: the first and the second sign-in', ([, attributes, first, second]) => {
  const signIn = signIns(attributes);
  expect([signIn(), signIn()]).toEqual([first, second]);
});
