import { expect, test } from 'vitest';
import { viewOf } from './case-order.ts';
import { keepView, listAddress } from './last-view.ts';

test('the way back to the list says in its address what the list shows', () => {
  expect(listAddress()).toBe('/Cases');
  keepView({ ...viewOf(new URLSearchParams('status=0.2&sort=last')), search: 'Rivera' });
  expect(listAddress()).toBe('/Cases?sort=last&status=0.2');
});
