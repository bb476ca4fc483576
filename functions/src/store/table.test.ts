import { expect, test } from 'vitest';
import { openTable } from './table.ts';

test('what the table answers is not copied for a log that nobody keeps', () => {
  const steps = openTable('table').client.middlewareStack.identify();
  expect(steps.join('\n')).toContain('retryMiddleware');
  expect(steps.join('\n')).not.toContain('logger');
});
