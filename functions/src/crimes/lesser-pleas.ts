import { lesserPleas } from '@countwise/contract';
import { type CaseFile, californiaDay, faultsOf, namedRows, type Reduction } from '@countwise/engine';
import { type CrimeCatalogue, readCaseFile } from '@countwise/seed';
import { badRequest } from '../base/problem.ts';
import { crimeRecordOf } from '../catalogue/crime-record.ts';
import { reductionsOfOffice } from '../catalogue/reductions-of-office.ts';
import { type Route, route } from '../platform/route.ts';
import { broughtByRows } from './brought.ts';
import { crimeRow, type Deps } from './deps.ts';

/** The case file of a request. Throws 400 with its faults. */
function caseFileOf(sent: unknown, catalogue: CrimeCatalogue, today: string): CaseFile {
  const read = readCaseFile(sent);
  const faults = 'faults' in read ? read.faults : faultsOf(read.caseFile, catalogue, today);
  if ('faults' in read || faults.length > 0)
    throw badRequest(faults.map(({ path, message }) => ({ path: `caseFile.${path}`, message })));
  return read.caseFile;
}

/** The pairs whose charged crime a case may have. */
function usable<R extends Reduction>(
  caseFile: CaseFile,
  reductions: readonly R[],
  catalogue: CrimeCatalogue,
): readonly R[] {
  const rows = caseFile.charges.flatMap(({ crime, date, enhancements = [] }) =>
    [crime, ...enhancements.map((row) => row.crime)].map((reference) => ({ reference, date })),
  );
  return reductions.filter(({ from }) =>
    rows.some(({ reference, date }) => {
      const read = catalogue.byStatute(from, date);
      if (read.kind === 'missing') return false;
      return typeof reference === 'string' || !('id' in reference) || reference.id === read.crime.id;
    }),
  );
}

/** Rows of the catalogue that the counts of a case are filed as, with what is attached to them. */
const filedIds = ({ charges }: CaseFile): readonly string[] =>
  charges
    .flatMap(({ crime, enhancements = [] }) => [crime, ...enhancements.map((row) => row.crime)])
    .flatMap((crime) => (typeof crime !== 'string' && 'id' in crime && typeof crime.id === 'string' ? crime.id : []));

/** What the crimes of a case may be pleaded as; the site searches for offers beside the page with it. */
export const lesserPleaRoute = (deps: Pick<Deps, 'catalogue' | 'reference' | 'reductions' | 'now'>): Route =>
  route(lesserPleas, async ({ body, session }) => {
    const { catalogue, reference, now } = deps;
    const today = californiaDay(now().getTime());
    const caseFile = caseFileOf(body.caseFile, catalogue, today);
    const all = await reductionsOfOffice(reference.reductions, session, deps.reductions);
    const reductions = usable(caseFile, all, catalogue);
    const named = namedRows(caseFile, reductions, { catalogue, today });
    const ids = new Set(named.flatMap((each) => each.id ?? []));
    return {
      reductions: [...reductions],
      named: named.map(({ groups, severity, state, ...each }) => ({
        ...each,
        ...(severity !== undefined && { severity }),
        ...(groups !== undefined && { groups: [...groups] }),
        ...(state !== undefined && { state }),
      })),
      crimes: [...ids].map((each) => crimeRecordOf(crimeRow(deps, each), catalogue, today)),
      brought: broughtByRows(
        [...new Set([...filedIds(caseFile), ...ids])].map((each) => crimeRow(deps, each)),
        catalogue,
        reference,
      ),
    };
  });
