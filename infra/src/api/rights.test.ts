import { calls } from '@countwise/contract';
import { expect, test } from 'vitest';
import { codeOf } from './code.fixture.ts';
import { type Right, rightsOf } from './rights.ts';

/** What in the code of a function shows that it uses a right. The twins grant everything, so only this finds a missing one. */
const signs: readonly (readonly [RegExp, Right])[] = [
  [/\bnew Admin(CreateUser|SetUserPassword)Command\b/, 'accounts'],
  [/\bnew Admin(DeleteUser|GetUser)Command\b/, 'account-removal'],
  [/\bnew AdminUpdateUserAttributesCommand\b/, 'account-address'],
  [/\bnew AdminSetUserMFAPreferenceCommand\b/, 'second-factor'],
  [/\bnew SendEmailCommand\b/, 'mail'],
  [/\bnew SendTextMessageCommand\b/, 'texts'],
  [/\bnew (Put|Get)ObjectCommand\b/, 'reports'],
  [/\bnew DeleteObjectCommand\b/, 'report-removal'],
  [/\bSTRIPE_SECRET_NAME: true\b/, 'payments'],
  [/\bSTRIPE_WEBHOOK_SECRET_NAME: true\b/, 'payment-events'],
  [/\bBOT_CHECK_SECRET_NAME: true\b/, 'bot-check'],
  [/\b(CATALOGUE|REFERENCE)_PATH: true\b/, 'catalogue'],
];
const resources = [...new Set(calls.map(({ resource }) => resource))];

test.for(resources)('%s has the rights its code uses, and no other', (resource) => {
  const code = codeOf(resource);
  const used = signs.filter(([sign]) => sign.test(code)).map(([, right]) => right);
  const granted = rightsOf[resource].filter((right) => right !== 'reads' && right !== 'writes');
  expect(new Set(granted)).toEqual(new Set(used));
});

test('no function calls the pool in a way that has no right', () => {
  const actions = resources.flatMap((resource) => codeOf(resource).match(/\bnew Admin\w+Command\b/g) ?? []);
  expect(actions.filter((action) => !signs.some(([sign]) => sign.test(action)))).toEqual([]);
});
