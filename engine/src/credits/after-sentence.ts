import type { Credits } from '../answer/answer.ts';
import { cdcrRate } from './cdcr-rate.ts';
import type { Conviction } from './conviction.ts';
import type { CreditFacts } from './credit-facts.ts';
import type { RateLimit } from './credit-limit.ts';
import { halfOfJail } from './jail-half.ts';

/**
 * Credit after sentence, by statute and in practice. In prison the regulations may give more than the statute; county
 * jail has a half of its own and no regulations (J-14).
 * @param limit the case's limit by statute
 */
export function afterSentence(
  { place, sentencingDate }: Pick<CreditFacts, 'place' | 'sentencingDate'>,
  convictions: readonly Conviction[],
  limit: RateLimit,
): Credits['afterSentence'] {
  const ofJail = halfOfJail(limit, place);
  const statutory = ofJail === undefined ? limit : { ...limit, authority: ofJail };
  const practice = ofJail === undefined ? cdcrRate(convictions, limit, sentencingDate) : statutory;
  return {
    rate: String(statutory.rate),
    authority: statutory.authority,
    cdcrRate: String(practice.rate),
    cdcrAuthority: practice.authority,
  };
}
