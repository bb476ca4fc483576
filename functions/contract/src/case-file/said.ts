type Nothing = null | undefined | false;
type Said<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], Nothing> };

const isSaid = <Value>(value: Value): value is Exclude<Value, Nothing> =>
  ![null, undefined, false, ''].some((nothing) => nothing === value) && !(Array.isArray(value) && value.length === 0);

/**
 * The fields that say something. Null, no, an empty text and an empty list say nothing, and
 * the engine decides what that means; 0 says 0.
 */
export function said<Fields extends object>(fields: Fields): Said<Fields> {
  const saying: Said<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isSaid(value)) saying[name] = value;
  }
  return saying;
}
