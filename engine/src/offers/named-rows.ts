import type { CaseFile, CrimeReference } from '../case-file/case-file.ts';
import type { Catalogue, Resolution, WantedRow } from '../case-file/catalogue.ts';
import { lawDateOf } from '../case-file/filed-charge.ts';
import { resolverOf } from '../case-file/resolve.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { Law } from './measure.ts';
import type { OfferSpace, Reduction } from './offer-space.ts';
import { problemOf } from './problem.ts';

/** What a catalogue answered to a statute: the id of the row, or null where it has none. */
export interface NamedRow extends WantedRow {
  readonly statute: string;
  readonly on: IsoDate;
  readonly id: string | null;
  readonly state?: CrimeState | undefined;
}

/** Rows for which only other crimes may be pleaded ask the catalogue by statute. */
const bySearch: OfferSpace['levers'] = ['lesser-crime', 'lesser-finding', 'misdemeanor'];

const keyOf = ({ statute, on, severity, groups }: Omit<NamedRow, 'id' | 'state'>): string =>
  JSON.stringify([statute, on, severity ?? null, groups ?? null]);

/** A catalogue that writes down what it is asked by statute. */
function writing(catalogue: Catalogue, asked: Map<string, NamedRow>): Catalogue {
  return {
    version: catalogue.version,
    byId: (id) => catalogue.byId(id),
    byStatute(statute, on, wanted) {
      const answer = catalogue.byStatute(statute, on, wanted);
      const question = { statute, on, severity: wanted?.severity, groups: wanted?.groups };
      const found = answer.kind === 'found' ? { id: answer.crime.id, state: answer.state } : { id: null };
      asked.set(keyOf(question), { ...question, ...found });
      return answer;
    },
  };
}

/** Everything that a search with any levers asks the catalogue of a case by statute, so that it can be made with the rows at hand. */
export function namedRows(
  caseFile: CaseFile,
  reductions: readonly Reduction[],
  { catalogue, today }: Law,
): readonly NamedRow[] {
  const asked = new Map<string, NamedRow>();
  problemOf({ caseFile, space: { levers: bySearch, reductions } }, { catalogue: writing(catalogue, asked), today });
  return [...asked.values()];
}

/** A catalogue of the rows at hand. A statute that was never looked up is a fault: a plea left out would not be seen. */
export function namedCatalogue(rows: readonly CrimeVersion[], named: readonly NamedRow[]): Catalogue {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const answers = new Map(named.map((each) => [keyOf(each), each]));
  const read = (id: string): Resolution => {
    const crime = byId.get(id);
    return crime === undefined
      ? { kind: 'missing', message: `No crime has the id ${id}.` }
      : { kind: 'found', crime, others: [] };
  };
  return {
    version: 'rows at hand',
    byId: read,
    byStatute(statute, on, wanted) {
      const known = answers.get(keyOf({ statute, on, severity: wanted?.severity, groups: wanted?.groups }));
      if (known === undefined) throw new Error(`${statute} on ${on} is not among the rows at hand.`);
      if (known.id === null) return { kind: 'missing', message: `No crime is named ${statute}.` };
      const found = read(known.id);
      return found.kind === 'found' && known.state !== undefined ? { ...found, state: known.state } : found;
    },
  };
}

/** The id of the row that a reference means, and the state that its words name; undefined where facts stand in place of the row's own. */
function idOf(crime: CrimeReference, { catalogue, on, parent }: Reading) {
  const read = resolverOf(catalogue)(crime, on, parent);
  if (read.kind === 'missing') return undefined;
  const row = catalogue.byId(read.crime.id);
  if (row.kind === 'missing' || row.crime.severity !== read.crime.severity) return undefined;
  return { ...read, crime: row.crime };
}
interface Reading {
  readonly catalogue: Catalogue;
  readonly on: IsoDate;
  readonly parent?: CrimeVersion;
}

/** The case with its rows by id alone, as a stored case names them. */
export const byIds = (caseFile: CaseFile, catalogue: Catalogue): CaseFile => ({
  ...caseFile,
  charges: caseFile.charges.map((charge) => {
    const on = lawDateOf(charge);
    const read = idOf(charge.crime, { catalogue, on });
    if (read === undefined) return charge;
    return {
      ...charge,
      crime: { id: read.crime.id },
      ...(read.state !== undefined && { state: read.state }),
      ...(charge.enhancements !== undefined && {
        enhancements: charge.enhancements.map((row) => {
          const attached = idOf(row.crime, { catalogue, on, parent: read.crime });
          return attached === undefined ? row : { ...row, crime: { id: attached.crime.id } };
        }),
      }),
    };
  }),
});
