import { previewReport } from '@countwise/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { reports as text } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const settleMs = 300;

/** What the report will say, as it is being chosen. The page comes from the server and has no rights here. */
export function ReportPreview({ body }: { readonly body: z.input<typeof previewReport.body> }) {
  const [settled] = useDebouncedValue(body, settleMs);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['report-preview', settled],
    // the case may have changed since
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => request(previewReport, { body: settled, signal }),
  });
  return (
    <section className="report-preview" aria-label={text.preview} aria-busy={isFetching}>
      {isError && (
        <p className="mode-empty">
          {text.noPreview}{' '}
          <Button busy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </p>
      )}
      {data === undefined ? (
        !isError && <Skeleton width="100%" height={320} />
      ) : (
        <iframe title={text.preview} sandbox="" srcDoc={data.html} />
      )}
    </section>
  );
}
