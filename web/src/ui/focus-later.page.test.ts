import { beforeEach, expect, test } from 'vitest';
import { focusLater } from './focus-later.ts';

const byId = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

beforeEach(() => {
  document.body.innerHTML = '<button id="sum"></button><p><button id="step"></button></p><button id="strike"></button>';
});

test('the focus goes back from what was closed', async () => {
  byId('step').focus();
  focusLater('#sum');
  document.querySelector('p')?.remove();
  await nextFrame();
  expect(document.activeElement).toBe(byId('sum'));
});

test('it is not taken from where somebody went in the same moment', async () => {
  byId('step').focus();
  focusLater('#sum');
  byId('strike').focus();
  await nextFrame();
  expect(document.activeElement).toBe(byId('strike'));
});

test('of two that ask in one moment the last has it', async () => {
  byId('step').focus();
  focusLater('#strike');
  focusLater('#sum');
  await nextFrame();
  expect(document.activeElement).toBe(byId('sum'));
});
