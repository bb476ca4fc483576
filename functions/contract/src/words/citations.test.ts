import { expect, test } from 'vitest';
import { byCitations } from './citations.ts';

test.for([
  ['by PC 1170(h)(3), and rule 4.452(a).', ['by ', 'PC 1170(h)(3)', ', and ', 'rule 4.452(a)', '.']],
  ['In re Mohammad (2022) 12 Cal.5th 518', ['', 'In re Mohammad (2022)', ' ', '12 Cal.5th 518', '']],
  [
    'PC 1385; People v. Thomas (1999) 21 Cal.4th 1122',
    ['', 'PC 1385', '; ', 'People v. Thomas (1999)', ' ', '21 Cal.4th 1122', ''],
  ],
  [
    'People v. Superior Court (Romero) (1996) 13 Cal.4th 497',
    ['', 'People v. Superior', ' Court ', '(Romero) (1996)', ' ', '13 Cal.4th 497', ''],
  ],
  ['PC 29800(a)(1); 18 U.S.C. 922(g)(1)', ['', 'PC 29800(a)(1)', '; ', '18 U.S.C. 922(g)(1)', '']],
  ['8 U.S.C. 1101(a)(43), Const., art. I, § 28', ['', '8 U.S.C. 1101(a)(43)', ', ', 'Const., art. I, § 28', '']],
  ['whom Fam. Code, § 6211, names', ['whom ', 'Fam. Code, § 6211', ', names']],
  ['a relative (Family Code, § 6211).', ['a relative (', 'Family Code, § 6211', ').']],
  ['PC 1170(h)(3), (5)(A)', ['', 'PC 1170(h)(3), (5)(A)', '']],
  ['PC 1016.5, 1016.2-1016.3', ['', 'PC 1016.5', ', ', '1016.2-1016.3', '']],
  ['PC 186.11, 186.12(f)(1)(B)', ['', 'PC 186.11', ', ', '186.12(f)(1)(B)', '']],
  ['PC 1203(e)(3), (e)(4) nor (e)(5)', ['', 'PC 1203(e)(3), (e)(4)', ' nor ', '(e)(5)', '']],
  ['lightened by Proposition 47', ['lightened by ', 'Proposition 47', '']],
  ['nothing is cited', ['nothing is cited']],
] as const)('%s', ([words, parts]) => {
  expect(byCitations(words)).toEqual(parts);
});
