import { exportCases } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { account } from '../../text/account.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';

const text = account.data;

/** The whole export, its pages put together. */
async function exported() {
  const { next: second, ...whole } = await request(exportCases);
  for (let next = second; next !== null; ) {
    const page = await request(exportCases, { query: { next } });
    whole.cases.push(...page.cases);
    next = page.next;
  }
  return new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' });
}

/** Everything of one's own as one file. It is there for those whose subscription has ended too. */
export function ExportButton() {
  const download = useMutation({
    mutationFn: exported,
    onSuccess: (file) => saveFile(file, `countwise-${today()}.json`),
    onError: () => showToast({ message: text.failed, tone: 'error' }),
  });
  return (
    <div>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {text.download}
      </Button>
    </div>
  );
}
