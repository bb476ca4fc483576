import { listed, type StatuteList } from '../statute-list.ts';

/** Sections whose own punishment is that of the attempt too. */
export const attemptsCovered: StatuteList = [
  listed('PC 664(a)', [
    'PC 69',
    'PC 107',
    'PC 136.1',
    'PC 137',
    'PC 217.1',
    'PC 836.6',
    'PC 4530',
    'PC 4532',
    'WI 871',
    'WI 1768.7',
  ]),
];

/** Sections that punish the attempt of another section's crime, which is then neither halved nor that section's term. */
export const attemptSections: StatuteList = [listed('PC 213(b)', ['PC 211']), listed('PC 455', ['PC 451'])];

/** Assaults, of which the attempt is not serious. */
export const assaults: StatuteList = [
  listed('PC 1192.7(c)(39)', [
    'PC 220',
    'PC 240',
    'PC 241',
    'PC 244',
    'PC 244.5',
    'PC 245',
    'PC 245.2',
    'PC 245.3',
    'PC 245.5',
  ]),
];
