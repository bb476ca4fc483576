import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { openDocument } from '../shared/document.ts';

const kept = z.object({ kid: z.string(), pem: z.string() });

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The pool's RSA key, made once and kept: tokens of an earlier run stay good. */
export function openSigningKey(folder: string): SigningKey {
  const { content, save } = openDocument(join(folder, 'signing-key.json'), kept, () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return { kid: crypto.randomUUID(), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  });
  save();
  const privateKey = createPrivateKey(content.pem);
  return { kid: content.kid, privateKey, publicKey: createPublicKey(privateKey) };
}

/** The key set that verifiers fetch: `/{poolId}/.well-known/jwks.json`. */
export const jwksOf = ({ kid, publicKey }: SigningKey) => ({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
});
