import { listed, type StatuteList } from '../statute-list.ts';

/** Misdemeanors of Division 14.85 of the Vehicle Code, whose penalty is § 34661: three months in jail. */
export const motorCarriersOfProperty: StatuteList = [
  listed('VC 34661', ['VC 34620', 'VC 34623', 'VC 34631.5', 'VC 34632(a)', 'VC 34633', 'VC 34640(c)'], {
    effective: '1996-09-29',
  }),
];
