import { listed, type StatuteList } from '../statute-list.ts';

/** Money laundering: the section makes each transaction or violation a separate, punishable offense, whatever § 654 says. */
export const separatelyPunished: StatuteList = [
  listed('PC 186.10(a)', ['PC 186.10(a)']),
  listed('HS 11370.9(e)', ['HS 11370.9']),
];
