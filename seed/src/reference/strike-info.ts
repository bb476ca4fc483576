import type { IsoDate } from '@countwise/engine';
import { authoritiesOf } from '../catalogue/authorities.ts';
import type { CatalogueRow } from '../catalogue/row.ts';

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

const named = (Description: string, Authority: string | undefined): readonly StrikeGroup[] =>
  Authority === undefined ? [] : [{ Description, Authority }];

/** The lists of serious and violent felonies, of super strikes and of third strike triggers that a crime is on. */
export function strikeInfoOf(row: CatalogueRow, on: IsoDate): StrikeInfo {
  const { serious, violent, superStrike, trigger, strike } = authoritiesOf(row, on);
  const seriousGroup = named('Serious felony', serious);
  const violentGroup = named('Violent felony', violent);
  const either = [...seriousGroup, ...violentGroup];
  return {
    seriousGroup,
    violentGroup,
    thirdStrikeTriggerGroup: strike === undefined ? named('Third strike trigger', trigger) : either,
    strikeGroup: [...either, ...named('Super strike', superStrike)],
  };
}
