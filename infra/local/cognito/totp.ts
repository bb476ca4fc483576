import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const step = 30;

/** 160 random bits in base 32: the form authenticator apps take. */
export const newSecret = (): string => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');

function bytesOf(secret: string): Buffer {
  const bits = secret
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six-digit code of a moment (seconds since 1970): RFC 6238 with SHA-1 and steps of 30 seconds. */
export function totpCode(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / step)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** True of the code of this step or of a neighbour: clocks differ. */
export const totpMatches = (secret: string, code: string, at: number): boolean =>
  [at - step, at, at + step].some((moment) => totpCode(secret, moment) === code);
