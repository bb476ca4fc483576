import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { AwsFailure } from '../shared/aws-json.ts';
import type { User } from './pool-state.ts';

const hashBytes = 32;
/** Cheap: made-up people log in here, thousands of times in a run of the tests. */
const cost = 256;
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
  return { salt, cost, hash: scryptSync(password, salt, hashBytes, { cost }).toString('hex') };
}

export function passwordMatches(user: User | undefined, password: string): user is User {
  const kept = user?.password;
  if (!kept) return false;
  const hash = scryptSync(password, kept.salt, hashBytes, { cost: kept.cost });
  return timingSafeEqual(hash, Buffer.from(kept.hash, 'hex'));
}
