import type { Fault } from '@countwise/engine';
import type { z } from 'zod';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** `['charges', 0, 'date']` -> `charges[0].date`; the whole file is `$`. */
const jsonPath = (path: Path): string =>
  path.length === 0
    ? '$'
    : path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('')
        .replace(/^\./, '');

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), json);

const isMissing = ({ path, code }: Issue, value: unknown): boolean =>
  code === 'invalid_type' && valueAt(value, path) === undefined;

const isOtherKind = ({ path, code }: Issue): boolean => code === 'invalid_type' && path.length === 0;

/** The form that a value of several possible forms was meant to be: the first whose own key it has, else the last. */
const meantForm = (forms: readonly (readonly Issue[])[], value: unknown): readonly Issue[] =>
  forms.find((issues) => !issues.some((issue) => isOtherKind(issue) || isMissing(issue, value))) ?? forms.at(-1) ?? [];

function faultsOfIssue(issue: Issue, json: unknown, at: Path): readonly Fault[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: jsonPath([...path, key]), message: 'not a field of a case file' }));
  if (path.length > 0 && valueAt(json, path) === undefined) return [{ path: jsonPath(path), message: 'is missing' }];
  if (issue.code !== 'invalid_union') return [{ path: jsonPath(path), message: issue.message }];
  const meant = meantForm(issue.errors, valueAt(json, path));
  return meant.flatMap((inner) => faultsOfIssue(inner, json, path));
}

/** Every fault of a value that did not fit its schema, each with its JSON path. */
export const faultsOfError = ({ issues }: z.core.$ZodError, json: unknown): readonly Fault[] =>
  issues.flatMap((issue) => faultsOfIssue(issue, json, []));
