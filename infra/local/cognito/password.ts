import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { AwsFailure } from '../shared/aws-json.ts';
import type { User } from './pool-state.ts';

const hashBytes = 32;
const policy: readonly (readonly [RegExp, string])[] = [
  [/^.{8,256}$/s, 'Password not long enough'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^A-Za-z0-9\s]/, 'Password must have symbol characters'],
];

/** What is kept of a password; one that breaks the pool's policy is refused. */
export function hashOf(password: string): NonNullable<User['password']> {
  const broken = policy.find(([rule]) => !rule.test(password));
  if (broken) {
    throw new AwsFailure('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
  }
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: scryptSync(password, salt, hashBytes).toString('hex') };
}

export function passwordMatches(user: User | undefined, password: string): user is User {
  const kept = user?.password;
  if (!kept) return false;
  return timingSafeEqual(scryptSync(password, kept.salt, hashBytes), Buffer.from(kept.hash, 'hex'));
}
