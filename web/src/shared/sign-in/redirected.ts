import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Attempt } from './sign-in-attempt.ts';

/** The attempt this window left with. Another window knows nothing of it. */
const key = 'workAccountAttempt';
const screen = z.enum(['/login', '/myaccount']);
/** The screen a sign-in begins on. */
export type Screen = z.output<typeof screen>;
const kept = z.object({ state: z.string(), verifier: z.string(), from: screen });

/** Goes to the sign-in pages in this window. There is no answer: the page is left. */
export function leaveForSignIn(address: string, attempt: Attempt & { readonly from: Screen }): Promise<never> {
  sessionStorage.setItem(key, JSON.stringify(attempt));
  window.location.assign(address);
  return new Promise(() => {});
}

/** The attempt that a `state` belongs to and the screen it began on, once; undefined of any other. */
export function takeAttempt(state: string | null): z.output<typeof kept> | undefined {
  const found = z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(kept)
    .safeParse(sessionStorage.getItem(key)).data;
  if (found === undefined || found.state !== state) return undefined;
  sessionStorage.removeItem(key);
  return found;
}

/** What came of a sign-in, for the screen it began on. */
const outcome = z
  .object({
    /** Address of a work account that no account here is linked to. */
    stranger: z.string().optional(),
    /** Address of the one that is linked now. */
    linked: z.string().optional(),
    /** Why there is neither. */
    message: z.string().optional(),
  })
  .catch({});
export type Outcome = z.output<typeof outcome>;

/** What a sign-in that left this window came to, when it leads back to a screen. It is told once: a refresh forgets it. */
export function useOutcome(): Outcome {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [told] = useState(() => outcome.parse(state));
  useEffect(() => {
    if (state !== null) void navigate(pathname, { replace: true, state: null });
  }, [pathname, state, navigate]);
  return told;
}
