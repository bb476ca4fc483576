import { expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import { openApi } from './open-api.ts';

const document = openApi(calls);

test('every call stands in the document once, under its method and path', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ id: operation['operationId'], method, path })),
  );
  const declared = calls.map(({ id, method, path }) => ({ id, method: method.toLowerCase(), path: `/api${path}` }));
  expect(described).toHaveLength(declared.length);
  expect(described).toEqual(expect.arrayContaining(declared));
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
