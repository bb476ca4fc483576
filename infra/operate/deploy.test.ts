import { expect, test } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { deploy, notFilledIn } from './deploy.ts';

/** A world in which one command fails, if any, and the operator answers. */
function world(answer: string, failing?: string) {
  const ran: string[] = [];
  const run = (...words: readonly string[]) => {
    ran.push(words.join(' '));
    return words[0] !== failing;
  };
  return { ran, cdk: run, ask: () => Promise.resolve(answer) };
}
const shown = ['synth --quiet --output cdk.out', 'diff --app cdk.out staging/*'];
const done = 'deploy --app cdk.out --require-approval never staging/*';

test.for([
  ['the name of the stage', 'staging\n', undefined, 'deployed', [...shown, done]],
  ['yes', 'yes', undefined, 'not approved', shown],
  ['another stage', 'production', undefined, 'not approved', shown],
  ['nothing, where the difference cannot be told', 'staging', 'diff', 'failed', shown],
  ['nothing, where there is nothing to show', 'staging', 'synth', 'failed', shown.slice(0, 1)],
] as const)('who answers %s', async ([, answer, failing, result, commands]) => {
  const { ran, ...rest } = world(answer, failing);
  expect(await deploy('staging', rest)).toBe(result);
  expect(ran).toEqual(commands);
});

test('settings that stand in for those of an account are named, and no others', () => {
  const { production } = cdk.context.stages;
  expect(notFilledIn(production)).toEqual(
    expect.arrayContaining([
      'domain',
      'zone',
      'smsPhoneNumberId',
      'botCheckSiteKey',
      'stripePublishableKey',
      'workAccounts',
      'secretVersions',
    ]),
  );
  expect(
    notFilledIn({ domain: 'app.countwise.com', zone: { id: 'Z04' }, region: 'us-west-2', keepsData: true }),
  ).toEqual([]);
});
