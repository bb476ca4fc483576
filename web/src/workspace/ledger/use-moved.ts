import { useState } from 'react';
import type { ChargeRow } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Moved } from './line-props.ts';

/** Says of rows whether the last change moved any of them although nobody touched them. */
export function useMoved(): (rows: readonly ChargeRow[]) => Moved {
  const { change = null } = useWork();
  const [last, setLast] = useState({ change, turn: false });
  if (last.change !== change) setLast({ change, turn: !last.turn });
  const ids = new Set(change?.moved);
  const name = last.turn ? 'one' : 'other';
  return (rows) => (rows.some(({ charge }) => ids.has(charge.Id)) ? name : undefined);
}
