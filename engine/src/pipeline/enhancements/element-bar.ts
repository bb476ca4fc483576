import type { FiledEnhancement } from '../../case-file/row.ts';
import { isUnder, isUnderAny } from '../../law/statute.ts';
import type { Count, Stay } from '../record.ts';

/** Crimes of which the enhancement's fact is itself an element, or that its section leaves out (R-B02.1). */
interface ElementBar {
  readonly enhancement: string;
  readonly crimes: readonly string[];
  readonly authority: string;
}

/** Having or carrying a firearm, with the numbers before 2012: Pen. Code, § 16010. */
const carryingFirearm = [
  'PC 29800',
  'PC 29805',
  'PC 29815',
  'PC 29820',
  'PC 29825',
  'PC 29900',
  'PC 12021',
  'PC 12021.1',
  'PC 25850',
  'PC 12031',
  'PC 25400',
  'PC 12025',
];

const firearmAssaults = ['PC 245(a)(2)', 'PC 245(a)(3)', 'PC 245(b)', 'PC 245(d)', 'PC 245.5(b)'];
const shooting = [
  'PC 246',
  'PC 246.3',
  'PC 247',
  'PC 26100(b)',
  'PC 26100(c)',
  'PC 26100(d)',
  'PC 12034(b)',
  'PC 12034(c)',
  'PC 12034(d)',
];

const elementBars: readonly ElementBar[] = [
  {
    // PC 12022(a)(2), assault weapons, counts whether or not arming is an element
    enhancement: 'PC 12022(a)(1)',
    crimes: [...firearmAssaults, ...shooting, ...carryingFirearm, 'PC 417', 'HS 11370.1'],
    authority: 'PC 12022(a)(1)',
  },
  {
    enhancement: 'PC 12022(b)',
    // a firearm is a deadly weapon
    crimes: ['PC 245(a)(1)', 'PC 245(c)', 'PC 417', 'PC 417.8', ...firearmAssaults, ...shooting],
    authority: 'PC 12022(b)(1)',
  },
  {
    enhancement: 'PC 12022.5',
    // all of PC 245 is left out of the bar: subdivision (d)
    crimes: [...carryingFirearm, ...shooting, 'PC 417'],
    authority: 'PC 12022.5(a)',
  },
  {
    enhancement: 'PC 12022.7',
    crimes: ['PC 187', 'PC 192', 'PC 191.5', 'PC 451', 'PC 452'],
    authority: 'PC 12022.7(g)',
  },
  { enhancement: 'VC 20001(c)', crimes: ['PC 192(c)(2)', 'PC 192(c)(3)', 'PC 192.5'], authority: 'VC 20001(c)' },
  { enhancement: 'VC 23558', crimes: ['PC 192', 'PC 192.5(b)', 'PC 192.5(c)'], authority: 'VC 23558' },
  { enhancement: 'PC 192.5(e)', crimes: ['PC 191.5', 'PC 192'], authority: 'PC 192.5(e)' },
  // injury that is an element bars subdivisions (a) to (d), not (e), domestic violence
  ...['PC 12022.7(a)', 'PC 12022.7(b)', 'PC 12022.7(c)', 'PC 12022.7(d)'].map((enhancement) => ({
    enhancement,
    crimes: ['PC 203', 'PC 205'],
    authority: 'PC 12022.7(g)',
  })),
];

const stayOf = (authority: string): Stay => ({
  code: 'ENHANCEMENT_IS_ELEMENT',
  rule: {
    word: 'STAY',
    authority,
    effective: null,
    words: 'stayed: its fact is an element of this crime, or its section leaves the crime out',
  },
});

/** Why the enhancement may not be added to the completed crime, or null where it may. */
export function elementBar(filed: FiledEnhancement, count: Count): Stay | null {
  if (count.filed.state !== 'Completed') return null;
  const bar = elementBars.find(
    ({ enhancement, crimes }) => isUnder(filed.sections, enhancement) && isUnderAny(count.filed.sections, crimes),
  );
  return bar === undefined ? null : stayOf(bar.authority);
}
