import { proposition21 } from '../measures.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/** Serious of themselves since Proposition 21; before it by personal use of a weapon or injury. */
export const addedAsSerious: StatuteList = [
  listed(
    'PC 1192.7(c)(28)-(38)',
    [
      'PC 136.1',
      'PC 186.22',
      'PC 244',
      'PC 245(a)',
      'PC 245(b)',
      'PC 245.2',
      'PC 245.3',
      'PC 245.5',
      'PC 246',
      'PC 422',
      'PC 26100',
      'PC 12034',
    ],
    { effective: proposition21 },
  ),
];
