// A form that was once read is read for ever: a file is added for a new form, and none is changed or taken away.
import { expect, test } from 'vitest';
import { answerCase } from '../cli/sentence-answer.ts';
import { catalogue } from '../compile/compiled.fixture.ts';
import { caseFileJsonSchema } from './json-schema.ts';
import { caseFilesOf } from './pinned-files.fixture.ts';
import { readCaseFile } from './read-case-file.ts';

const files = caseFilesOf('old-files');
const fileOf = (wanted: string): unknown => JSON.parse(files.find(([name]) => name === wanted)?.[1] ?? '');

test.for(files)('%s is read, and answered without a fault', ([, text]) => {
  const read = answerCase(text, { catalogue, today: '2026-08-01', withRange: true });
  expect(read).not.toHaveProperty('faults');
  expect(read).toHaveProperty('answer.range.minimum.summary');
});

const ratesOf = (name: string) => {
  const read = readCaseFile(fileOf(name));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const { custody = [], release, charges } = read.caseFile;
  const crime = charges[0]?.crime;
  const credit = typeof crime === 'object' && 'credit' in crime ? crime.credit : undefined;
  return { custody: custody.map(({ rate }) => rate), futureRate: release?.futureRate, credit };
};

test('a rate is the same, as text and as a number', () => {
  const custody = ['0', '15', '20', '33', '50', '66'];
  expect(ratesOf('rates-as-text.json')).toEqual({ custody, futureRate: '60', credit: { jail: 50, prison: 50 } });
  expect(ratesOf('rates-as-numbers.json')).toEqual({ custody, futureRate: '60', credit: { jail: 50, prison: 33 } });
});

test('66 and 67 are both two thirds, before sentence and after it', () => {
  const custody = ['66', '66', '66', '66'];
  expect(ratesOf('two-thirds.json')).toEqual({ custody, futureRate: '67', credit: { jail: 66, prison: 66 } });
});

test('a category among the groups is the category, and no group', () => {
  const read = readCaseFile(fileOf('category-among-groups.json'));
  expect(read).toMatchObject({
    caseFile: {
      charges: [
        { crime: { category: 'SEX_667_6', groups: ['SEX6676'] } },
        { crime: { like: 'PC 192(a)', category: 'MANSLAUGHTER_1170_16' } },
      ],
    },
  });
  expect(read).not.toHaveProperty('caseFile.charges[1].crime.groups');
});

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const schema: unknown = caseFileJsonSchema();

/** `charges[].dateEnd`; a crime is alike wherever it stands: `crime.credit.jail`. */
const below = (path: string, key: string): string => (key === 'crime' ? key : `${path}.${key}`);

function fieldsOf(node: unknown, path = ''): readonly string[] {
  if (!isNode(node)) return [];
  const reference = node['$ref'];
  const definition = typeof reference === 'string' ? reference.replace('#/$defs/', '') : '';
  const definitions = isNode(schema) && isNode(schema['$defs']) ? schema['$defs'] : {};
  const properties = isNode(node['properties']) ? node['properties'] : {};
  return [
    ...fieldsOf(definitions[definition], path),
    ...listOf(node['anyOf']).flatMap((form) => fieldsOf(form, path)),
    ...fieldsOf(node['items'], `${path}[]`),
    ...Object.entries(properties).flatMap(([key, value]) => [below(path, key), ...fieldsOf(value, below(path, key))]),
  ];
}

function fieldsIn(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${path}[]`));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [below(path, key), ...fieldsIn(inner, below(path, key))]);
}

test('every field stands in one of the files', () => {
  const written = new Set(files.flatMap(([, text]) => fieldsIn(JSON.parse(text))));
  expect(fieldsOf(schema).filter((field) => !written.has(field))).toEqual([]);
});
