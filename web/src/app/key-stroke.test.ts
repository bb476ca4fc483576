import { expect, test } from 'vitest';
import { createSequence, strokeOf } from './key-stroke.ts';

const press = (key: string, target: EventTarget = document.body, mod = false) =>
  strokeOf({ key, ctrlKey: mod, metaKey: false, altKey: false, target });

test('single keys act on the page, not in a text field or a dialog', () => {
  const field = document.createElement('input');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const button = dialog.appendChild(document.createElement('button'));
  expect([press('a'), press('a', field), press('a', button)]).toEqual(['a', null, null]);
  expect(press('K', field, true)).toBe('mod+k');
});

test('g and the next key within a second are one key', () => {
  let time = 0;
  const read = createSequence(() => time);
  expect([read('g'), read('c')]).toEqual(['g', 'g c']);
  expect(read('g')).toBe('g');
  time = 1_001;
  expect(read('c')).toBe('c');
});
