import { expect, test } from 'vitest';
import { newCase } from './case.ts';
import { countyAnnouncement } from './county.ts';
import { name } from './registration.ts';

const nameOf = (DefendantLastName: string) => newCase.parse({ DefendantLastName }).DefendantLastName;

test.for<readonly [string, string]>([
  ['Rivera\r\nBEGIN:VEVENT', 'Rivera BEGIN:VEVENT'],
  ['Ri\u0000ve\u0007ra', 'Ri ve ra'],
  // turned around, the number of one case reads as that of another
  ['\u202E4091-62\u202C', '4091-62'],
  ['\u200B\u2060\uFEFF', ''],
  ['Núñez 👩‍⚖️', 'Núñez 👩‍⚖️'],
])('a name %j is kept as %j', ([typed, kept]) => {
  expect(nameOf(typed)).toBe(kept);
});

test('a person of an account and the title of an announcement are one line that is seen', () => {
  expect(name.parse('Ad\u202Eam\u202C')).toBe('Adam');
  expect(name.safeParse('\u200B').success).toBe(false);
  const said = { Title: 'Court\nclosed\u202E', VHtmlContent: '<p>Friday</p>', AdType: 1 };
  expect(countyAnnouncement.parse(said).Title).toBe('Court closed');
});
