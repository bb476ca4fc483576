import type { Count } from '../record/record.ts';
import type { Share } from './share.ts';

/** A live count as the chains see it: what it weighs, and what the user said of how it runs. */
export interface Runner {
  readonly count: Count;
  readonly id: string;
  readonly share: Share;
  /** Marked concurrent. */
  readonly marked: boolean;
  /** The user's choice among equal terms. */
  readonly preferred: boolean;
  /** Status rows added with this count because it is a third strike: People v. Williams (2004) 34 Cal.4th 397. */
  readonly priors: readonly PriorShare[];
}

/** A status row that a third strike triggers, in sentence days. */
interface PriorShare {
  readonly id: string;
  readonly days: number;
}

/** A life enhancement may make its count the principal term whatever its length: unsettled, the greater aggregate is taken. */
export const hasLifeEnhancement = ({ share }: Runner): boolean => share.group !== 'alone' && share.life > 0;
