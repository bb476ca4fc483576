import { expect, test } from 'vitest';
import { scrollPlace } from './scroll-place.ts';

test('each mode of a case is scrolled by itself, and what is opened in a mode leaves it where it was', () => {
  const at = (search: string) => scrollPlace({ pathname: '/Cases/1', search });
  expect(at('?mode=tools')).not.toBe(at(''));
  expect(at('?mode=tools')).not.toBe(at('?mode=credits'));
  expect(at('?charge=c1')).toBe(at('?why'));
});
