import { downloadReport } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { Failure, reasonOf } from '../../api/failure.ts';
import { requestFile } from '../../api/request.ts';
import { reports as text } from '../../text/reports.ts';
import { showToast } from '../../ui/toast.tsx';

interface Printing {
  readonly tab: Window | null;
  /** Has the server make the file, and says under which name. */
  readonly make: () => Promise<{ readonly fileName: string }>;
}

/** Has a report made and opens it. A toast keeps the way to it, for a browser that would not open a tab. */
export function useReport(onDone?: () => void) {
  const print = useMutation({
    mutationFn: async ({ tab, make }: Printing) => {
      const { fileName } = await make();
      const address = URL.createObjectURL(await requestFile(downloadReport, { params: { fileName } }));
      show(tab, address);
      return address;
    },
    onSuccess: (address) => {
      onDone?.();
      showToast({ message: text.ready, action: { label: text.open, run: () => void window.open(address) } });
    },
    onError: (_, { tab }) => tab?.close(),
  });
  return {
    ...print,
    // the tab is opened by the press itself, so that no pop-up blocker stands in the way of the file that comes later
    print: (make: Printing['make']) => {
      if (!print.isPending) print.mutate({ tab: window.open('', '_blank'), make });
    },
  };
}

/** What is said of a report that was not made: the server's own words where it refused it, else why, and what support asks for. */
export function faultOf(failure: Error): string {
  if (!(failure instanceof Failure)) return text.failed;
  const { status, problem } = failure;
  if ([400, 429, 503].includes(status) && problem !== null) return problem.message;
  return `${text.failed} ${answerOf(failure)}`;
}

/** What an answer means, and what support asks for. */
export const answerOf = ({ status, problem }: Failure): string =>
  [reasonOf(status), ...(problem === null ? [] : [text.reference(problem.requestId)])].join(' ');

/** Shows a file in the tab that waits for it. */
function show(tab: Window | null, address: string): void {
  if (tab !== null) tab.location.href = address;
}
