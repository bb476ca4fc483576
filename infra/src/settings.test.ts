import { expect, test } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { apiDomain, readStages, reportsBucketName, siteOrigin } from './settings.ts';

test('the stages of cdk.json are read, and the names follow from the domain', () => {
  const stages = readStages(cdk.context.stages);
  expect(stages.map(({ stage }) => stage)).toEqual(['staging', 'production']);
  expect(stages.map(siteOrigin)).toEqual(['https://staging.countwise.example', 'https://app.countwise.example']);
  expect(stages.map(apiDomain)).toEqual(['api.staging.countwise.example', 'api.app.countwise.example']);
  expect(new Set(stages.map(reportsBucketName)).size).toBe(2);
});

test('a misspelt setting is refused, not ignored', () => {
  const { production } = cdk.context.stages;
  expect(() => readStages({ production: { ...production, keepData: true } })).toThrow('keepData');
});
