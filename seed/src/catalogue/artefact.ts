import type { CatalogueRow } from './row.ts';

/** Version of the artefact's shape. A reader refuses another. */
export const format = 1;

/** The compiled catalogue. The compiler has checked every row, so a reader checks the envelope only. */
export interface Artefact {
  readonly format: typeof format;
  /** Law date and content hash. */
  readonly version: string;
  readonly count: number;
  readonly rows: readonly CatalogueRow[];
}

function isArtefact(json: unknown): json is Artefact {
  return (
    typeof json === 'object' &&
    json !== null &&
    'format' in json &&
    json.format === format &&
    'version' in json &&
    typeof json.version === 'string' &&
    'rows' in json &&
    Array.isArray(json.rows) &&
    'count' in json &&
    json.count === json.rows.length
  );
}

/** The artefact in a parsed JSON file. Throws if it is of another format or cut short. */
export function readArtefact(json: unknown): Artefact {
  if (isArtefact(json)) return json;
  throw new Error(`Not a catalogue of format ${format}: compile it again.`);
}
