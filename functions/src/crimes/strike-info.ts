import { strikeInfo } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';
import { type Route, route } from '../platform/route.ts';
import { crimeRow, type Deps } from './deps.ts';

/** The lists of the law that a crime may stand on, with the provision that makes each. */
const lists = {
  seriousGroup: {
    on: (crime: CrimeVersion) => crime.serious,
    Description: 'Serious felony',
    Authority: 'PC 1192.7(c)',
  },
  violentGroup: { on: (crime: CrimeVersion) => crime.violent, Description: 'Violent felony', Authority: 'PC 667.5(c)' },
  thirdStrikeTriggerGroup: {
    on: (crime: CrimeVersion) => crime.trigger || crime.serious || crime.violent,
    Description: 'Current crime that brings the third-strike term',
    Authority: 'PC 667(e)(2)(C)',
  },
  strikeGroup: { on: (crime: CrimeVersion) => crime.strike, Description: 'Strike prior', Authority: 'PC 667(d)' },
} as const;

export const strikeInfoRoute = (deps: Pick<Deps, 'catalogue'>): Route =>
  route(strikeInfo, async ({ body }) => {
    const crime = crimeRow(deps, body.crime);
    const groups = (list: keyof typeof lists) => {
      const { on, Description, Authority } = lists[list];
      return on(crime) ? [{ Description, Authority }] : [];
    };
    return {
      seriousGroup: groups('seriousGroup'),
      violentGroup: groups('violentGroup'),
      thirdStrikeTriggerGroup: groups('thirdStrikeTriggerGroup'),
      strikeGroup: groups('strikeGroup'),
    };
  });
