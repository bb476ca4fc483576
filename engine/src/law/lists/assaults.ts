import { listed, type UndatedList } from '../statute-list.ts';

/** Assaults, of which the attempt is not serious, unless the crime is punished by life: Pen. Code, § 1192.7(c)(22) (J-97). */
export const assaults: UndatedList = [
  listed('PC 1192.7(c)(39); PC 12022.53(a)(18)', [
    'PC 220',
    'PC 240',
    'PC 241',
    'PC 244.5',
    'PC 245',
    'PC 245.2',
    'PC 245.3',
    'PC 245.5',
    'PC 273ab',
    'PC 4500',
    'PC 4501',
  ]),
];
