import type { CaseRecord } from '@countwise/contract';
import { useEffect, useMemo, useState } from 'react';
import type { Populated } from '../../shared/case/charges-query.ts';
import { today } from '../../ui/dates.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { type CaseWork, workOf } from './case-work.ts';
import { keptRows } from './kept-rows.ts';

/**
 * The case computed, whenever something of it has changed, with the very rows that still say the same. Once the page rests it
 * is computed and drawn again from what there is: the first change then meets code that has run before.
 */
export function useComputed(record: CaseRecord | undefined, populated: Populated | undefined): CaseWork | undefined {
  const [rows, setRows] = useState(() => ({ keep: keptRows() }));
  const isThere = record !== undefined && populated !== undefined;
  useEffect(() => (isThere ? whenIdle(() => setRows(({ keep }) => ({ keep }))) : undefined), [isThere]);
  return useMemo(
    () => (record && populated ? rows.keep(workOf(record, populated, today())) : undefined),
    [record, populated, rows],
  );
}
