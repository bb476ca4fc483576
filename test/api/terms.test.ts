import { termsVersion } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedUser } from './database.ts';
import { signUp } from './sign-up.ts';

test('the version of the terms that somebody agreed to is kept with the moment', async () => {
  const { user_attr } = await signUp(`agrees-${Date.now()}@example.com`, 2);
  const { TermsAccepted } = await storedUser(user_attr.id);
  expect(TermsAccepted).toEqual({
    M: { version: { S: termsVersion }, at: { S: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) } },
  });
});
