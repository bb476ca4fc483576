import type { Correction } from './rules-version.ts';

/** What a reading of the sections of firearms found of the bar of probation for who uses one. */
export const foundOfUsedFirearms: readonly Correction[] = [
  {
    id: 'finding-of-12022-53-is-a-use',
    what: 'A finding of section 12022.53(b), (c) or (d) is one of a firearm used in person, which bars probation: where the court acts alone it strikes the punishment and not the finding.',
    authority: 'PC 1203.06(a)(1), (c)(2), 12022.53(b) to (d); People v. Tanner (1979) 24 Cal.3d 514',
    example: {
      of: 'A robbery with a firearm, section 12022.53(b), middle term, the shortest that the court alone may reach by dismissing an enhancement',
      was: '3y',
      now: '13y',
    },
    concerns: null,
  },
];
