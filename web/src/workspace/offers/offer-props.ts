import type { Credit, LesserPleas, Question, ShownPoint, ShownRange, ShownRow } from './shown.ts';
import type { Found } from './use-search.ts';

/** Which offer is open, and which of its points. */
export interface Chosen {
  readonly row: number;
  readonly point: number;
}

/** What can be opened of an offer over the list. */
export type Opened = 'ledger' | 'why';

/** An offer that is chosen, with what is found beside it. */
export interface OfferProps {
  readonly found: Found;
  /** Place of the row. */
  readonly place: number;
  readonly row: ShownRow;
  readonly point: ShownPoint;
  readonly range: ShownRange | undefined;
  readonly side: Credit;
  /** The court bargains with nobody. */
  readonly courtAlone: boolean;
  readonly lesser: LesserPleas;
  /** What the rows are an answer to. */
  readonly answered: Pick<Question, 'asked' | 'lesser'>;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly isRecording: boolean;
  readonly onRecord: (opened: boolean) => void;
  readonly onShow: (opened: Opened) => void;
}
