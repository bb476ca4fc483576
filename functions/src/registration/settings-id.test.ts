import { blankSettings } from '@countwise/contract';
import { expect, test } from 'vitest';
import { settingsId, settingsOfId } from './settings-id.ts';

test.for([
  blankSettings,
  { ...blankSettings, DefendantDOB: false },
  { ...blankSettings, EnforceMicrosoftSignOn: true, SessionLifespanUnits: 'hours', SessionLifespanLength: 8 },
] as const)('an id says the settings it was made of, whole: %o', (settings) => {
  expect(settingsOfId(settingsId(settings))).toEqual(settings);
  // what no other id is longer than
  expect(settingsId({ ...settings, SessionLifespanLength: Number.MAX_SAFE_INTEGER }).length).toBeLessThanOrEqual(80);
});

test.for([
  'settings-1111110-weeks',
  'settings-111-weeks-2',
  'settings-1111110-years-2',
  'settings-1111110-weeks-0',
  'x',
])('%s says nothing', (id) => {
  expect(settingsOfId(id)).toBeUndefined();
});
