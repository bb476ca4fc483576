import type { Notice } from '../answer.ts';

/** A warning on some rows, with its authority. */
export const notice = (code: string, charges: readonly string[], authority: string, text: string): Notice => ({
  code,
  charges,
  authority,
  text,
});
