import type { IsoDate } from '../numbers/iso-date.ts';

/** Abbreviations of the rules that fix a row's number (R-B12), as the Rule Words viewer lists them. */
export type RuleWord =
  | 'PRIN'
  | 'SUB13'
  | 'SUBFULL'
  | 'SUB6676C'
  | 'SUB6676D'
  | 'SUB13T'
  | 'SUB15'
  | 'SUB16'
  | 'SUB1B'
  | 'SUB1C'
  | 'CONC'
  | 'CONS'
  | 'LIFE'
  | 'MIN3046'
  | 'X2'
  | 'X3'
  | '25L'
  | 'OPT3'
  | 'MAND'
  | 'STAY654'
  | 'STAY'
  | 'STAYF'
  | 'STAYG'
  | 'S53F'
  | 'GANGA'
  | 'GANGB'
  | 'GANGC'
  | 'GANG4'
  | 'GANG5'
  | 'GANGD'
  | 'ONE25'
  | 'ONE15'
  | 'ONELWOP'
  | 'HAB7677'
  | 'HAB66771'
  | 'ATT12'
  | 'ATT7'
  | 'ATT15'
  | 'ATT579'
  | 'CONSP'
  | 'MISD'
  | 'INF'
  | 'STATUS1'
  | 'STATUSX'
  | 'CR15'
  | 'CR0'
  | 'CR20'
  | 'CR50';

/** A rule at work: its authority, the first day of its present form, and what it does in plain words. */
export interface Rule {
  readonly word?: RuleWord;
  readonly authority: string;
  readonly effective: IsoDate | null;
  readonly words: string;
}
