/** Until July 1999 the chapter of drunk driving had other numbers (Stats. 1998, ch. 118). */
const unread = 'the chapter had other numbers, whose words were not read: jail that they added is not counted here';

const former: Readonly<Record<string, string>> = {
  'VC 23558': 'it was VC 23182',
  'VC 23566(c)': 'it was VC 23190(c)',
  'VC 23572': unread,
  'VC 23577': unread,
  'VC 23582': unread,
};

const firstDay = '1999-07-01';

/** What is known of a section of the chapter on a day before its number. */
export function formerNumber(statute: string, head: string, on: string): string {
  const known = former[statute] ?? former[head];
  return known === undefined || firstDay <= on ? '' : ` Until then ${known}.`;
}
