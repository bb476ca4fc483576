import { expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import { openApi } from './open-api.ts';

const document = openApi(calls);

test('every call stands in the document once, under its method and path', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => `${operation['operationId']} ${method} ${path}`),
  );
  expect(operations.toSorted()).toEqual(
    calls.map((call) => `${call.id} ${call.method.toLowerCase()} /api${call.path}`).toSorted(),
  );
});

test('a path parameter is required, a query with a default is not', () => {
  expect(document).toHaveProperty(['paths', '/api/crimes/{id}', 'get', 'parameters', 0, 'required'], true);
  expect(document).toHaveProperty(['paths', '/api/crimes/search', 'get', 'parameters', 0], {
    name: 'statute',
    in: 'query',
    required: false,
    schema: { default: '', type: 'string', maxLength: 120 },
  });
});
