import type { CaseRecord, JuryInstructionRecord } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { htmlPage } from './page.tsx';
import { JuryInstructions } from './pages/jury-instructions.tsx';
import { dateText, defendantOf } from './words.ts';

interface Settings {
  readonly includePageNumbers: boolean;
  /** The case they are printed for, if any. */
  readonly record: CaseRecord | null;
  /** The day of the print. */
  readonly on: IsoDate;
}

const title = 'Jury Instructions';

/** The report of jury instructions as one page of HTML. */
export const renderJuryInstructions = (
  instructions: readonly JuryInstructionRecord[],
  { includePageNumbers, record, on }: Settings,
): string =>
  htmlPage(
    {
      title: record === null ? title : `${title}: ${defendantOf(record)}`,
      tops: [record === null ? title : `${defendantOf(record)}  ·  ${record.CaseNumber}`],
      bottom: [`Outlines in our own words, not CALCRIM’s text, as of ${dateText(on)}  ·  Not legal advice`],
      pageNumbers: includePageNumbers,
      largerFont: false,
    },
    <JuryInstructions instructions={instructions} />,
  );
