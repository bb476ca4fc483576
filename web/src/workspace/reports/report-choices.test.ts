import { expect, test } from 'vitest';
import { changedIn, choicesOf, readWaiting } from './report-choices.ts';

test('what nobody chose is as it is by default, and a name that is not ours is passed over', () => {
  const none = choicesOf({});
  expect(none).toMatchObject({
    parts: ['coverPage', 'exposure'],
    crimeDetails: false,
    printScenarioName: false,
    settings: { immigration: true, clientMode: false },
  });
  expect(choicesOf({ 'a name of before': true })).toEqual(none);
  expect(choicesOf({ coverPage: false, elements: true, clientMode: true, scenarioCoverPageTitle: true })).toMatchObject(
    {
      parts: ['exposure', 'elements'],
      printScenarioName: true,
      settings: { clientMode: true, largerFont: false },
    },
  );
});

test('only what was changed is said', () => {
  const none = choicesOf({});
  expect(changedIn(none, none)).toEqual({});
  const after = { ...none, parts: ['exposure' as const], settings: { ...none.settings, immigration: false } };
  expect(changedIn(none, after)).toEqual({ coverPage: false, immigration: false });
});

test.for([undefined, '{', '[]', '{"parts":["elements"],"settings":{}}'])('nothing waits in %s', (text) => {
  expect(readWaiting(text)).toEqual({});
});
