import { advice } from './notifications/advice.ts';
import type { Check } from './notifications/check.ts';
import { circumstances } from './notifications/circumstances.ts';
import { gang } from './notifications/gang.ts';
import { lawVersions } from './notifications/law-versions.ts';
import { lawfulness } from './notifications/lawfulness.ts';
import { oneStrike } from './notifications/one-strike.ts';
import { place } from './notifications/place.ts';
import { resolution } from './notifications/resolution.ts';
import { runTogetherNotices } from './notifications/run-together.ts';
import { sexCrimes, sexEnhancements } from './notifications/sex-crimes.ts';
import { stays } from './notifications/stays.ts';
import { strikes } from './notifications/strikes.ts';
import { subordinates } from './notifications/subordinates.ts';
import type { SentencedRecord } from './outcome.ts';

const checks: readonly Check[] = [
  ...resolution,
  stays,
  circumstances,
  ...lawVersions,
  ...subordinates,
  ...runTogetherNotices,
  sexCrimes,
  sexEnhancements,
  ...oneStrike,
  ...strikes,
  ...gang,
  place,
  ...lawfulness,
  ...advice,
];

/** Stage 11 (R-B11): what the reader should know. Notices never change a number and never block. */
export const notifications = (record: SentencedRecord): SentencedRecord => ({
  ...record,
  notices: [...record.notices, ...checks.flatMap((check) => check(record))],
});
