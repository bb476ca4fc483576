import { expect, test } from 'vitest';
import { readChoices } from './report-choices.ts';

test('choices that are not ours read as none made', () => {
  const none = readChoices(undefined);
  expect(none).toMatchObject({
    parts: ['coverPage', 'exposure'],
    crimeDetails: false,
    settings: { immigration: true, clientMode: false },
  });
  expect([readChoices('{'), readChoices('{"parts":["nothing"]}')]).toEqual([none, none]);
  expect(readChoices('{"parts":["elements"],"settings":{"clientMode":true}}')).toMatchObject({
    parts: ['elements'],
    settings: { clientMode: true, largerFont: false },
  });
});
