import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeProblems } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import type { CodePurpose, Codes } from '../store/codes.ts';
import { afterSend, afterTry, notDelivered, provedLately } from './code-rules.ts';

interface Deps {
  readonly codes: Codes;
  readonly now: () => Date;
}

const hashOf = (target: string, digits: string): string =>
  createHash('sha256').update(`${target}:${digits}`).digest('base64url');
const newDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits sent to somebody, and their proof. Sends and tries are counted by what they were sent to, not by who asks. */
export const oneTimeCodes = ({ codes, now }: Deps) => ({
  /** Sends new digits; 429 where it is too soon or too often. They count as sent before they go out, and no more where they could not. */
  async send(purpose: CodePurpose, target: string, deliver: (digits: string) => Promise<void>): Promise<void> {
    const digits = newDigits();
    const state = await codes.get(purpose, target);
    const next = afterSend(state, hashOf(target, digits), now());
    if (next === 'wait') throw new Problem(429, codeProblems.tooSoon);
    if (next === 'stop') throw new Problem(429, codeProblems.mostSends);
    await codes.put(purpose, target, state, next);
    try {
      await deliver(digits);
    } catch (error) {
      await codes.put(purpose, target, { ...next, Version: (state?.Version ?? 0) + 1 }, notDelivered(next));
      throw error;
    }
  },

  /** A receipt where the digits are right, else undefined; 429 once there were too many tries. */
  async check(purpose: CodePurpose, target: string, digits: string): Promise<string | undefined> {
    const state = await codes.get(purpose, target);
    if (state === undefined) return undefined;
    const receipt = randomBytes(24).toString('base64url');
    const tried = afterTry(state, hashOf(target, digits), hashOf(target, receipt), now());
    if (tried.state !== state) await codes.put(purpose, target, state, tried.state);
    if (tried.outcome === 'locked') throw new Problem(429, codeProblems.mostTries);
    return tried.outcome === 'right' ? receipt : undefined;
  },

  /** Whether the target was proved within the last hour by whom this receipt was given to. */
  proved: async (purpose: CodePurpose, target: string, receipt: string): Promise<boolean> =>
    provedLately(await codes.get(purpose, target), hashOf(target, receipt), now()),
});
export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;
