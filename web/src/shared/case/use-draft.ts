import type { CaseRecord, FormField } from '@countwise/contract';
import { useRef, useState } from 'react';
import { storedUser } from '../../api/session.ts';
import { caseDrafts } from './case-draft.ts';
import { type CaseValues, valuesOf } from './case-form.ts';

const newCase = 'new';

/** The values of the form of a case, with what an earlier visit typed and did not save; each change is kept as it is typed. */
export function useDraft(record: CaseRecord | null) {
  const [userId] = useState(() => storedUser()?.id ?? '');
  const caseId = record?.Id ?? newCase;
  const standing = valuesOf(record ?? undefined);
  const [typed, setTyped] = useState(() => caseDrafts.of(userId, caseId));
  const [isDraft, setIsDraft] = useState(typed.size > 0);
  // two fields may change before the form is drawn again: one is left as another is filled
  const latest = useRef(typed);
  const settle = (next: ReadonlyMap<FormField, string>) => {
    latest.current = next;
    setTyped(next);
    caseDrafts.keep(userId, caseId, next);
  };
  const change = (field: FormField, value: string) => {
    const next = new Map(latest.current);
    if (value === standing.get(field)) next.delete(field);
    else next.set(field, value);
    settle(next);
  };
  const values: CaseValues = new Map([...standing, ...typed]);
  return {
    values,
    change,
    /** Whether the form opened with what was typed before. */
    isDraft,
    /** Nothing is typed that is not saved. */
    startOver: () => {
      settle(new Map());
      setIsDraft(false);
    },
  };
}
