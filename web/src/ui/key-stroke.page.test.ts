import { expect, test } from 'vitest';
import { createSequence, strokeOf } from './key-stroke.ts';

const press = (key: string, target: EventTarget = document.body, ctrlKey = false, shiftKey = false) =>
  strokeOf({ key, code: '', ctrlKey, shiftKey, metaKey: false, altKey: false, target });

test('single keys act on the page, not in a text field or a dialog', () => {
  const field = document.createElement('input');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const button = dialog.appendChild(document.createElement('button'));
  expect([press('a'), press('a', field), press('a', button)]).toEqual(['a', null, null]);
  expect(press('K', field, true)).toBe('mod+k');
});

test('they act where a box was ticked or a choice pressed, and not in a list that letters walk', () => {
  const box = (type: string) => Object.assign(document.createElement('input'), { type });
  const stood = [box('checkbox'), box('radio'), document.createElement('select')];
  expect(stood.map((target) => press('b', target))).toEqual(['b', 'b', null]);
});

test('a digit with Shift is that digit on every keyboard', () => {
  const press = (key: string, code: string, shiftKey: boolean) =>
    strokeOf({ key, code, shiftKey, ctrlKey: false, metaKey: false, altKey: false, target: document.body });
  expect([press('!', 'Digit1', true), press('"', 'Digit2', true), press('2', 'Digit2', false)]).toEqual([
    'shift+1',
    'shift+2',
    '2',
  ]);
});

test('undo and redo are the page’s, but for a text field, which undoes its own typing', () => {
  const field = document.createElement('input');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  expect([press('z', box, true), press('Z', box, true, true), press('z', field, true)]).toEqual([
    'mod+z',
    'mod+shift+z',
    null,
  ]);
});

test('g and the next key within a second are one key', () => {
  let time = 0;
  const read = createSequence(() => time);
  expect([read('g'), read('c')]).toEqual(['g', 'g c']);
  expect(read('g')).toBe('g');
  time = 1_001;
  expect(read('c')).toBe('c');
});
