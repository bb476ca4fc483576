import { changeReportChoices } from '@countwise/contract';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { storedUser, storeUser, useStored } from '../../api/session.ts';
import { useOnline } from '../../shared/offline/use-online.ts';
import { reports as text } from '../../text/reports.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { changedIn, choicesOf, type ReportChoices, readWaiting, type Said } from './report-choices.ts';
import { answerOf } from './use-report.ts';

const isNone = (named: Said): boolean => Object.keys(named).length === 0;

/** What the user last chose for a report, on whatever device. A change shows at once, and waits here until the server keeps it. */
export function useReportChoices() {
  const kept = useStored(storedUser)?.ReportChoices;
  const [waiting, setWaiting] = useLocalStorage<Said>({
    key: 'report_choices_waiting',
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: readWaiting,
  });
  const online = useOnline();
  const keep = useMutation({
    // one after the other: an earlier choice never comes after a later one
    scope: { id: 'report-choices' },
    networkMode: 'always',
    mutationFn: (body: Said) => request(changeReportChoices, { body }),
    onSuccess: ({ user_attr }, told) => {
      storeUser(user_attr);
      setWaiting((left) => Object.fromEntries(Object.entries(left).filter(([name, on]) => on !== told[name])));
    },
  });
  const tell = (named: Said) => {
    if (online && !isNone(named)) keep.mutate(named);
  };
  const latest = useLatest(() => tell(waiting));
  useEffect(() => {
    if (online) latest.current();
  }, [online, latest]);
  const choices = choicesOf({ ...kept, ...waiting });
  const change = (next: ReportChoices) => {
    const all = { ...waiting, ...changedIn(choices, next) };
    setWaiting(all);
    tell(all);
  };
  const unkept = isNone(waiting) ? null : unkeptText(online, keep.error);
  return { choices, change, unkept, retry: online && keep.isError ? () => tell(waiting) : null };
}

/** Why choices stand on this device alone; null while they are on their way. */
function unkeptText(online: boolean, failure: Error | null): string | null {
  if (!online) return text.waitsForConnection;
  if (failure === null) return null;
  return text.keptHere(failure instanceof Failure ? answerOf(failure) : failure.message);
}
