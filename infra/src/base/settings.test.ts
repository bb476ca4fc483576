import { expect, test } from 'vitest';
import cdk from '../../../cdk.json' with { type: 'json' };
import { apiDomain, readStages, reportsBucketName, siteOrigin } from './settings.ts';

test('the stages of cdk.json are read, and the names follow from the domain', () => {
  const stages = readStages(cdk.context.stages);
  expect(stages.map(({ stage }) => stage)).toEqual(['staging', 'production']);
  expect(stages.map(siteOrigin)).toEqual(['https://staging.countwise.example', 'https://app.countwise.example']);
  expect(stages.map(apiDomain)).toEqual(['api.staging.countwise.example', 'api.app.countwise.example']);
  expect(new Set(stages.map(reportsBucketName)).size).toBe(2);
});

test('two counties share neither name, tenant nor domain', () => {
  const { production } = cdk.context.stages;
  const [first] = production.workAccounts;
  const other = { name: 'Other', tenant: '11111111-1111-4111-8111-111111111111', domains: ['other.example'] };
  const read = (more: object) => () =>
    readStages({ production: { ...production, workAccounts: [first, { ...other, ...more }] } });
  expect(read({})).not.toThrow();
  expect(read({ name: first?.name })).toThrow('Two counties have the name EntraID.');
  expect(read({ tenant: first?.tenant })).toThrow('Two counties have the tenant');
  expect(read({ domains: ['third.example', 'county.example'] })).toThrow(
    'Two counties have the domain county.example.',
  );
  expect(read({ domains: ['County.example'] })).toThrow('domains');
});

test('a misspelt setting is refused, not ignored', () => {
  const { production } = cdk.context.stages;
  expect(() => readStages({ production: { ...production, keepData: true } })).toThrow('keepData');
});
