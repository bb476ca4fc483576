type Value = string | Value[] | { [name: string]: Value };

/** `items[0][price]` -> `items`, `0`, `price`; `expand[]` -> `expand`, ''. */
const pathOf = (name: string): string[] => name.replaceAll(']', '').split('[');

function put(into: { [name: string]: Value }, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = into[key];
  const target = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  into[key] = target;
  put(target, rest, value);
}

/** What has only numbers for names is a list. */
function listed(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Value] => [name, listed(inner)]);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Reads the bracketed form encoding of Stripe's API, in bodies and queries alike. */
export function readForm(text: string): Value {
  const root: { [name: string]: Value } = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return listed(root);
}
