import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Crimes without the intent of what they do, of which there is no attempt and no conspiracy (J-115): not where the act is willed
 * and its manner alone is reckless, as a shot or reckless driving, nor where it may be done knowingly.
 */
export const unintendedCrimes: UndatedList = [
  listed('People v. Johnson (1996) 51 Cal.App.4th 1329; People v. Swain (1996) 12 Cal.4th 593', [
    'PC 191.5',
    'PC 192(b)',
    'PC 192(c)',
    'PC 192.5',
  ]),
  // negligence or recklessness alone
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', [
    'PC 218.1',
    'PC 399',
    'PC 399.5',
    'PC 452',
    'PC 600.2',
    'HS 42400.1',
    'PR 4435',
    'WC 13387(a)(1)',
    'WC 13387(b)',
  ]),
  // a firearm kept that a child or another reaches
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', ['PC 25100', 'PC 25200', 'PC 12035', 'PC 12036']),
  // injuries by driving, boating, flying and trains
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', [
    'VC 2800.3',
    'VC 21651(c)',
    'VC 23104',
    'VC 23105',
    'VC 23109.1',
    'VC 23153',
    'VC 38317',
    'HN 655(f)',
    'HN 655.4(b)',
    'PU 21407.6(b)',
    'VC 14601.4',
  ]),
  // a willed violation, made graver by an injury (J-262)
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', [
    'BP 25658(c)',
    'HS 17061(b)',
    'HS 42400(c)',
    'HS 42400.3(c)',
    'LC 6425',
    'LC 6505.5(b)(2)',
    'LC 8003',
    'VC 21464(d)',
  ]),
  // where the row says that it is one of them
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', ['VC 23109(a)'], { words: 'bodily injury$' }),
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', ['PU 7679'], { words: 'causing death or injury$' }),
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', ['PU 7676'], { words: 'loss of life or limb$' }),
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', ['HS 42400.2(c)'], { words: 'injury or death' }),
  listed('PC 21a; People v. Swain (1996) 12 Cal.4th 593', ['WC 13387(a)(5)'], { words: '^negligently' }),
];
