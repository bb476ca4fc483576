import { motorCarriersOfProperty } from '../law/lists/motor-carriers-of-property.ts';
import type { Correction } from './rules-version.ts';

/** What a reading of the Vehicle Code beside its rows found. */
export const foundInTheVehicleCode: readonly Correction[] = [
  {
    id: 'motor-carriers-of-property-three-months',
    what: 'A violation of the division of motor carriers of property has three months in jail at most, and not six.',
    authority: 'VC 34661; Stats. 1996, ch. 1042',
    example: { of: 'A motor carrier of property without a permit', was: '180d', now: '90d' },
    concerns: { sections: motorCarriersOfProperty.flatMap(({ sections }) => sections) },
  },
  {
    id: 'carriers-between-states-three-months',
    what: 'A carrier between states that is not registered, or has not its permit, has three months in jail at most.',
    authority: 'VC 16560(a), (b)',
    example: { of: 'A carrier of passengers between states without its permit', was: '180d', now: '90d' },
    concerns: { sections: ['VC 16560'] },
  },
  {
    id: 'attempts-to-pass-forged-registration',
    what: 'An attempt to pass forged registration, plates or stickers, which the section itself names, is not halved.',
    authority: 'VC 4463(a)(2); PC 664(a)',
    example: { of: 'An attempt to pass forged registration, middle term', was: '1y', now: '2y' },
    concerns: { sections: ['VC 4463(a)(2)'], attempted: true },
  },
];
