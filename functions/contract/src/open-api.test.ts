import { expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import { examples } from './examples.ts';
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

test('each example is a request that its call takes', () => {
  expect(Object.keys(examples).length).toBeGreaterThan(5);
  for (const [id, example] of Object.entries(examples)) {
    const call = calls.find((one) => one.id === id);
    expect([id, call?.body.safeParse(example).error?.message]).toEqual([id, undefined]);
    expect([id, call]).not.toEqual([id, undefined]);
    const path = ['paths', `/api${call?.path}`, call?.method.toLowerCase() ?? '', 'requestBody', 'content'];
    expect(document).toHaveProperty([...path, 'application/json', 'example'], example);
  }
});
