import { z } from 'zod';

const key = 'signUpFormData';
const line = z.string().default('');

const draft = z.object({
  first: line,
  last: line,
  email: line,
  phone: line,
  county: line,
  agency: line,
  agencyName: line,
  organization: line,
  terms: z.boolean().default(false),
  role: line,
  roleName: line,
  users: line,
  referral: line,
  comments: line,
});

/** What has been typed into the sign-up. Passwords are not part of it: they are never kept. */
export type Draft = z.output<typeof draft>;
export type DraftChange = (change: Partial<Draft>) => void;

/** The sign-up as an earlier visit of this device left it, so that Back or a refresh loses nothing. */
export function storedDraft(): Draft {
  try {
    return draft.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return draft.parse({});
  }
}

export const storeDraft = (values: Draft): void => localStorage.setItem(key, JSON.stringify(values));
export const forgetDraft = (): void => localStorage.removeItem(key);
