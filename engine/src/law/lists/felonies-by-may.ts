import { listed, type UndatedList } from '../statute-list.ts';

/** Felonies of cannabis that “may be punished” as such, notwithstanding the misdemeanor of their section (J-236). */
export const feloniesByMay: UndatedList = [
  listed('HS 11358(d), 11359(c), (d), 11360(a)(3)', ['HS 11358(d)', 'HS 11359(c)', 'HS 11359(d)', 'HS 11360(a)(3)']),
];
