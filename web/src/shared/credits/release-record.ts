import { type ReleaseParts, releaseWorking } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';
import { headTitle, type ReleaseHead } from './release-heads.ts';

const withAuthority = (words: string, authority: string): string =>
  authority === '' ? words : `${words} (${authority})`;

/** The days and their sum, each with its authority, as a motion or a letter takes them up. */
export const releaseRecord = (parts: ReleaseParts, heads: readonly ReleaseHead[], start: IsoDate): string =>
  [
    `${text.isEstimate}. ${headTitle(parts, start)}`,
    ...heads.map(({ strong, words, date, authority }) =>
      withAuthority(`${strong}, ${words}: ${longDate(date)}`, authority),
    ),
    ...releaseWorking(parts, start, longDate).map(({ amount, words, authority }) =>
      withAuthority(`${amount} ${words}`, authority),
    ),
    ...parts.release.notes,
  ].join('\n');
