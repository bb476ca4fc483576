import type { IsoDate } from '../../numbers/iso-date.ts';
import type { Count } from '../record/record.ts';
import type { Share } from './share.ts';

/** A live count as the chains see it: what it weighs, and what the user said of how it runs. */
export interface Runner {
  readonly count: Count;
  readonly id: string;
  /** Its number in the pleading. */
  readonly number: number;
  readonly share: Share;
  /** Marked concurrent. */
  readonly marked: boolean;
  /** The user's choice among equal terms. */
  readonly preferred: boolean;
  /** Its crime's term without enhancements, a strike's doubling counted. */
  readonly base: number;
  /** Last day of the act. */
  readonly day: IsoDate;
  /** The most that it lets the person earn after sentence, in per cent: asked of equal chains alone. */
  readonly rate: () => number;
  /** Status rows that it triggers. */
  readonly triggered: readonly PriorShare[];
  /** Status rows added with this count because it is a third strike: People v. Williams (2004) 34 Cal.4th 397. */
  readonly priors: readonly PriorShare[];
}

/** Where the law makes no difference: the first count, of one number a stable id. */
export const inFileOrder = (a: Numbered, b: Numbered): number => a.number - b.number || (a.id < b.id ? -1 : 1);

type Numbered = Pick<Runner, 'id' | 'number'>;

/** A status row in sentence days. */
export interface PriorShare {
  readonly id: string;
  readonly days: number;
}

/** A life enhancement may make its count the principal term whatever its length: unsettled, the greater aggregate is taken. */
export const hasLifeEnhancement = ({ share }: Runner): boolean => share.group !== 'alone' && share.life > 0;
