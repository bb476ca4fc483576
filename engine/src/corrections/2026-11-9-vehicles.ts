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
  {
    id: 'runs-that-need-unlawful-hours',
    what: 'A motor carrier that schedules a run which needs unlawful hours of driving is punished by a fine alone; one that needs an unlawful speed has six months still, and a row of its own.',
    authority: 'VC 34501.3(a), (c)',
    example: { of: 'A run scheduled that needs unlawful hours of driving', was: '180d', now: '0d' },
    concerns: { sections: ['VC 34501.3(a)'] },
  },
  {
    id: 'hazardous-waste-cited-whole',
    what: 'The law of hazardous waste cited without its subdivision is the misdemeanor of a first conviction, and not the felony of a second.',
    authority: 'HS 25190(a)',
    example: { of: 'The hazardous waste law violated, cited without a subdivision', was: '2y', now: '180d' },
    concerns: { sections: ['HS 25190'] },
  },
  {
    id: 'attempts-to-file-an-engineers-certificate',
    what: 'An attempt to file another’s engineering certificate, which the section itself names, is not halved.',
    authority: 'BP 6787(b); PC 664(b)',
    example: { of: 'An attempt to file another’s engineering certificate', was: '90d', now: '180d' },
    concerns: { sections: ['BP 6787(b)'], attempted: true },
  },
];
