import { expect, test } from 'vitest';
import { loggable } from './loggable.ts';

test('the log keeps what happened and not to whom', () => {
  const token = 'eyJhbGciOi.eyJzdWIiOi.c2ln';
  const error = Object.assign(new TypeError(`Invalid email address: ines+1@mail.example.com, +19165550112, ${token}`), {
    raw: { email: 'ines@example.com' },
    cause: new Error('ines@example.com is not verified'),
  });
  const logged = loggable(error);
  expect(logged).toMatchObject({
    name: 'TypeError',
    message: 'Invalid email address: [removed], [removed], [removed]',
  });
  expect(logged['stack']).toContain('loggable.test.ts');
  expect(logged['cause']).toContain('[removed] is not verified');
  expect(JSON.stringify(logged)).not.toMatch(/ines|9165550112|eyJ/);
});

test('the folders of packages are no addresses', () => {
  const stack = 'Error: x\n    at send (/var/task/node_modules/@aws-sdk/client-s3/dist/index.js:1:2)';
  expect(loggable(Object.assign(new Error('x'), { stack }))['stack']).toBe(stack);
});

test('what is no error is told as text', () => {
  expect(loggable('odd')).toEqual({ name: 'string', message: 'odd' });
  expect(loggable(undefined)).toEqual({ name: 'undefined', message: 'undefined' });
});
