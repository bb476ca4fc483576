import type { IsoDate } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import { EntryIndex } from '../lists/statutory-list.ts';
import type { ReferenceArtefact } from './artefact.ts';
import { statutesOf } from './statutes-of.ts';

/** A list of the law that names a crime, and the provision that does. */
export interface StrikeGroup {
  readonly Description: string;
  readonly Authority: string;
}

/** The lists a crime is on, in the specs' names. */
export interface StrikeInfo {
  readonly seriousGroup: readonly StrikeGroup[];
  readonly violentGroup: readonly StrikeGroup[];
  readonly thirdStrikeTriggerGroup: readonly StrikeGroup[];
  readonly strikeGroup: readonly StrikeGroup[];
}

/** The lists of serious and violent felonies, of super strikes and of third strike triggers. */
export function strikeInfoOf(lists: ReferenceArtefact['strikeLists']): (row: CatalogueRow, on: IsoDate) => StrikeInfo {
  const index = new EntryIndex(lists);
  return (row, on) => {
    const entries = index
      .naming({ ...row, statutes: statutesOf(row) })
      .filter(({ from, to }) => (from ?? '') <= on && (to === null || on <= to));
    const named = (list: string, Description: string): StrikeGroup[] => {
      const cites = entries.filter((entry) => entry.list === list).map(({ cite }) => cite);
      return [...new Set(cites)].map((Authority) => ({ Description, Authority }));
    };
    const seriousGroup = row.serious ? named('serious', 'Serious felony') : [];
    const violentGroup = row.violent ? named('violent', 'Violent felony') : [];
    const either = [...seriousGroup, ...violentGroup];
    return {
      seriousGroup,
      violentGroup,
      thirdStrikeTriggerGroup: [...either, ...(row.trigger ? named('trigger', 'Third strike trigger') : [])],
      strikeGroup: [...either, ...(row.superStrike ? named('super-strike', 'Super strike') : [])],
    };
  };
}
