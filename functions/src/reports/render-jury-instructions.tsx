import type { JuryInstructionRecord } from '@countwise/contract';
import { htmlPage } from './page.tsx';
import { JuryInstructions } from './pages/jury-instructions.tsx';

/** The report of jury instructions as one page of HTML. */
export const renderJuryInstructions = (instructions: readonly JuryInstructionRecord[], pageNumbers: boolean): string =>
  htmlPage(
    {
      title: 'Jury Instructions',
      tops: ['Jury Instructions'],
      bottom: 'Not legal advice',
      pageNumbers,
      largerFont: false,
    },
    <JuryInstructions instructions={instructions} />,
  );
