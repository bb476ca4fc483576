import type { CaseCorrection } from '@countwise/contract';

/** Words of corrections: a total that is not what it was, and a number that seems wrong. */
export const corrections = {
  title: 'Changed by a correction',
  was: (total: string, version: string) => `Was ${total} (${version}).`,
  now: (total: string, version: string) => `Now ${total} (${version}).`,
  why: 'This can be why:',
  unchanged: 'The charges and facts are as you left them.',
  causes: {
    engine: 'The rules were corrected.',
    catalogue: 'The catalog of crimes was corrected, not the rules.',
    day: 'The law of another day counts, not another rule.',
    unexplained: 'Neither rules nor catalog nor day say why. Please report it as a wrong number.',
  } satisfies Record<CaseCorrection['cause'], string>,
  noneNamed: 'No single correction names a case like this one.',
  catalogues: (was: string, now: string) => `Catalog ${was} before, ${now} now.`,
  days: (was: string, now: string) => `Day of sentence ${was} before, ${now} now.`,
  changedSince: (total: string) => `With your own changes since then it is ${total}.`,
  understood: 'Understood',
  notNoted: 'note that you have understood',
  all: 'All corrections',
  allTitle: 'Corrections of the rules',
  version: (version: string, day: string) => `${version}, from ${day}`,
  example: 'Example',
  became: (was: string, now: string) => `${was} became ${now}.`,
  none: 'No case was changed by a correction.',
  wasAndIs: (was: string, now: string) => `Was ${was}, now ${now}`,
} as const;

export const wrongNumber = {
  report: 'Report a wrong number',
  lead: 'Our support counts it again and answers you.',
  message: 'Which number is wrong, and what should it be?',
  hint: 'Leave names out.',
  required: 'Say which number is wrong.',
  birthdate: 'Send the date of birth, not the age alone',
  preview: 'Exactly this is sent with your words',
  from: 'From',
  screen: 'Screen',
  case: 'Case',
  noCase: 'none',
  send: 'Send to support',
  sent: 'Sent. Our support answers by e-mail.',
  failed: 'It could not be sent.',
  writeInstead: 'You can write to',
} as const;
