import { afterCustody } from '../law/lists/crimes-in-custody.ts';
import type { Correction } from './rules-version.ts';

/** What the forty-seventh sample found of crimes whose term follows the sentence of the custody. */
export const foundOfOneCustody: readonly Correction[] = [
  {
    id: 'fires-of-one-custody',
    what: 'Fires set by one confined, and escapes from an industrial farm or by force from a hospital, follow the sentence then being served; between themselves, and beside another such crime of the same custody, the court chooses.',
    authority: 'PC 451(e), 452(e), 669(a), 1170.1(c), 4011.7, 4133; People v. McCart (1982) 32 Cal.3d 338',
    example: {
      of: 'Two fires unlawfully caused while confined for a burglary, concurrent with each other',
      was: '6y 4m',
      now: '5y 4m',
    },
    concerns: { counts: 2, concurrent: true, sections: afterCustody.flatMap(({ sections }) => sections) },
  },
  {
    id: 'a-custody-whose-term-had-ended',
    what: 'Where the term that was being served had ended before the sentence, such a fire or escape follows nothing, and may be concurrent.',
    authority: 'PC 451(e), 452(e), 669(a), 4011.7, 4133; People v. Brantley (2019) 43 Cal.App.5th 917',
    example: {
      of: 'A dwelling burgled, and a fire unlawfully caused in the custody, concurrent, after that term had ended',
      was: '5y 4m',
      now: '4y',
    },
    concerns: { counts: 2, concurrent: true, sections: afterCustody.flatMap(({ sections }) => sections) },
  },
  {
    id: 'a-custody-for-a-crime-of-custody',
    what: 'A crime of a prisoner follows the term being served also where that is itself of a crime committed in custody.',
    authority: 'PC 4501, 4501.1, 4501.5, 4502, 4503, 4530, 1170.1(c); People v. McCart (1982) 32 Cal.3d 338',
    example: {
      of: 'A battery by a prisoner, concurrent, while the term of another such battery is served',
      was: '3y',
      now: '4y',
    },
    concerns: {
      counts: 2,
      concurrent: true,
      sections: ['PC 4501', 'PC 4501.1', 'PC 4501.5', 'PC 4502', 'PC 4503', 'PC 4530'],
    },
  },
];
