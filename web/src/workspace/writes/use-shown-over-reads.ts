import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caseQuery } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import type { CaseCache } from './case-cache.ts';
import { showUnderWay } from './gestures.ts';

/** Shows the changes that the server has not yet over what is read of their case meanwhile. */
export function useShownOverReads(cache: CaseCache): void {
  useEffect(() => {
    const read = [chargesQuery(cache.caseId), caseQuery(cache.caseId)].map(({ queryKey }) => hashKey(queryKey));
    return cache.client.getQueryCache().subscribe((event) => {
      const isRead = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
      if (isRead && read.includes(event.query.queryHash)) showUnderWay(cache);
    });
  }, [cache]);
}
