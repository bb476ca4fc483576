import { listed, type StatuteList } from '../statute-list.ts';

/** Laundered or unreported money: the section makes each transaction or violation a separate offense, whatever § 654 says. */
export const separatelyPunished: StatuteList = [
  listed('PC 186.10(a)', ['PC 186.10(a)']),
  listed('HS 11370.9(e)', ['HS 11370.9']),
  listed('PC 14166', ['PC 14166']),
];
