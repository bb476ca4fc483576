import type { Lever } from './every-lever.ts';
import type { Change } from './offer.ts';

/** What a lever does with a row, in words that follow its name; what takes its place stands after them. */
const done: Readonly<Record<Lever, string>> = {
  'dismiss-count': 'dismissed',
  'dismiss-enhancement': 'dismissed',
  'punishment-only': 'its punishment struck, the finding stands',
  'lesser-finding': 'found as',
  'prior-strike': 'dismissed by motion, not by agreement, to level',
  'dismiss-prior': 'dismissed',
  misdemeanor: 'a misdemeanor',
  'lesser-crime': 'pleaded as',
  term: 'another term',
  run: 'another run',
  stay: 'another count of the act punished',
  probation: 'probation',
  split: 'split',
};

/** What is done with a row: `pleaded as PC 487(c)`. */
export function changeWords({ lever, to }: Change): string {
  if (to === undefined) return lever === 'lesser-crime' ? 'left out of an amended pleading' : done[lever];
  return `${done[lever]} ${lever === 'dismiss-prior' ? `but for ${to}` : to}`;
}
