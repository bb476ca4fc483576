import type { CaseFile } from '../case-file/case-file.ts';
import { type Least, leastOf } from './bound.ts';
import type { Plea, Setting } from './choice.ts';
import { dispositionsOf } from './dispositions-of.ts';
import { courtAlone } from './lever.ts';
import type { Law } from './measure.ts';
import type { CreditSide, OfferSpace } from './offer-space.ts';
import { type Scale, scaleOf } from './scale.ts';
import { settingsOf, withSingleCounts } from './settings.ts';
import type { Wish } from './wishes.ts';

/** A search as it is asked for. */
export interface OfferSearch {
  readonly caseFile: CaseFile;
  readonly space: OfferSpace;
  readonly wishes?: readonly Wish[];
  readonly credit?: CreditSide;
  /** Tells also the parts that are opened and cut, each with its bound. */
  readonly withParts?: boolean;
}

/** A search read against the catalogue. */
export interface Problem {
  readonly filed: CaseFile;
  readonly law: Law;
  readonly side: CreditSide;
  readonly wishes: readonly Wish[];
  readonly settings: readonly Setting[];
  readonly scale: Scale;
  readonly yearsFirst: boolean;
  readonly leastOf: (plea: Plea, setting: Setting) => Least;
  /** All dispositions of the space in which something is pleaded to. */
  readonly total: number;
}

const isDismissed = ({ ways: [first] }: Plea): boolean => (first.file.status ?? 'Convicted') === 'Dismissed';

/** How many dispositions a setting has. */
const sizeOf = ({ pleas }: Setting): number =>
  dispositionsOf(pleas) - dispositionsOf(pleas.map((each) => each.filter(isDismissed)));

/** The court bargains with nobody: levers that need the People are closed, whatever was asked. */
const ofCourtAlone = (space: OfferSpace): OfferSpace => ({
  ...space,
  levers: space.levers.filter((lever) => courtAlone.includes(lever)),
});

/** A search with everything that may be chosen in it. */
export function problemOf({ caseFile, space: asked, wishes = [], credit = 'statute' }: OfferSearch, law: Law): Problem {
  const space = asked.courtAlone ? ofCourtAlone(asked) : asked;
  const filed = withSingleCounts(caseFile);
  const settings = settingsOf(filed, space, law);
  const known = new Map<Plea, Least>();
  return {
    filed,
    law,
    side: credit,
    wishes,
    settings,
    scale: scaleOf(settings, space.yearsFirst ?? false),
    yearsFirst: space.yearsFirst ?? false,
    leastOf: (plea, setting) => {
      const least = known.get(plea) ?? leastOf(plea, setting, filed, law, credit);
      known.set(plea, least);
      return least;
    },
    total: settings.reduce((sum, setting) => sum + sizeOf(setting), 0),
  };
}
