import { type AuditFilter, downloadAudit } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../api/request.ts';
import { activity as text } from '../text/county.ts';
import { today } from '../ui/dates.ts';
import { saveFile } from '../ui/save-file.ts';
import { showToast } from '../ui/toast.tsx';

/** Saves the log, narrowed as on the screen, on this device. */
export const useDownload = () =>
  useMutation({
    mutationFn: (query: AuditFilter) => requestFile(downloadAudit, { query }),
    onSuccess: (file) => saveFile(file, `activity-${today()}.csv`),
    onError: (failure) => showToast({ message: `${text.downloadFailed} ${failure.message}`, tone: 'error' }),
  });
