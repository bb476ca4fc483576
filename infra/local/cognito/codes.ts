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

/** Mails a six-digit code good for an hour, in place of any earlier one; answers what the SDK says of its delivery. */
export function sendCode(pool: Pool, user: User, purpose: string) {
  const value = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const to = user.attributes['email'] ?? '';
  user.code = { purpose, value, expiresAt: nowInSeconds() + lifetime, attempts: 0 };
  pool.state.save();
  pool.mail({ to, purpose, code: value });
  return delivery(to);
}

/** The same answer for an address that nobody has: the pool does not tell who its users are. */
export function sendCodeTo(pool: Pool, name: string, purpose: string) {
  const user = findUser(pool, name);
  return user ? sendCode(pool, user, purpose) : delivery(name);
}

const mismatch = () => new AwsFailure('CodeMismatchException', 'Invalid verification code provided, please try again.');

/** The user a code was sent to; an address that nobody has is as wrong as a wrong code. */
export function userOfCode(pool: Pool, name: string): User {
  const user = findUser(pool, name);
  if (!user) throw mismatch();
  return user;
}

/** Uses a code up. Five wrong tries close it; the sixth try and an old code are told apart as Cognito does. */
export function useCode(pool: Pool, user: User, purpose: string, value: string): void {
  const { code } = user;
  if (code === null || code.purpose !== purpose || code.expiresAt < nowInSeconds()) {
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
}
