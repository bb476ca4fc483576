import { listed, type StatuteList } from '../statute-list.ts';

/** Circumstances that no court may strike once they are alleged, admitted or found, and special circumstances, by the law of the crime. */
export const neverStruck: StatuteList = [
  listed('PC 667.61(g)', ['PC 667.61']),
  // Stats. 2006, ch. 337, of urgency
  listed('PC 667.71(d)', ['PC 667.71'], { effective: '2006-09-20' }),
  // flight after a homicide by a vehicle or a vessel: neither the finding nor its allegation
  listed('VC 20001(c)', ['VC 20001(c)']),
  listed('PC 192.5(e)', ['PC 192.5(e)']),
  listed('PC 1385.1', ['PC 190.2', 'PC 190.25', 'PC 190.5(b)']),
  // nor a finding that brings a person within a bar of probation
  listed('PC 1203.055(d)(1)', ['PC 1203.055']),
  listed('PC 1203.06(a)', ['PC 1203.06']),
  listed('PC 1203.066(a)', ['PC 1203.066']),
  listed('PC 1203.075(a)', ['PC 1203.075']),
  listed('PC 1203.08(b)(2)', ['PC 1203.08']),
];
