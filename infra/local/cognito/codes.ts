import { randomInt } from 'node:crypto';
import { AwsFailure } from '../shared/aws-json.ts';
import { findUser, nowInSeconds, type Pool } from './pool.ts';
import type { User } from './pool-state.ts';

const lifetime = 3600;
const maximumAttempts = 5;

const delivery = (to: string) => ({
  Destination: to.replace(/^(.).*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
});

/**
 * Mails a six-digit code for a new password, good for an hour, in place of any earlier one; answers what the SDK says of
 * its delivery. The same answer for an address that nobody has: the pool does not tell who its users are.
 */
export function sendCodeTo(pool: Pool, name: string) {
  const user = findUser(pool, name);
  if (!user) return delivery(name);
  const value = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const to = user.attributes['email'] ?? '';
  user.code = { value, expiresAt: nowInSeconds() + lifetime, attempts: 0 };
  pool.state.save();
  pool.mail({ to, code: value });
  return delivery(to);
}

const mismatch = () => new AwsFailure('CodeMismatchException', 'Invalid verification code provided, please try again.');

/**
 * Uses a code up and answers whose it was; an address that nobody has is as wrong as a wrong code. Five wrong tries close
 * it; the sixth try and an old code are told apart as Cognito does.
 */
export function useCode(pool: Pool, name: string, value: string): User {
  const user = findUser(pool, name);
  if (!user) throw mismatch();
  const { code } = user;
  if (code === null || code.expiresAt < nowInSeconds()) {
    throw new AwsFailure('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (code.attempts >= maximumAttempts) {
    throw new AwsFailure('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  if (code.value !== value) {
    code.attempts += 1;
    pool.state.save();
    throw mismatch();
  }
  user.code = null;
  return user;
}
