import type { Held, Proved } from '@countwise/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Trial } from '../prices/trial.ts';
import type {
  Question,
  ReachedLeast,
  SearchNews,
  ShownOccasions,
  ShownOthers,
  ShownPoint,
  ShownRange,
  ShownRow,
  ShownWay,
} from './shown.ts';

/** A search as far as it was told. */
export interface Found {
  readonly state: 'searching' | 'done' | 'stopped' | 'failed';
  readonly filed: ShownPoint | null;
  readonly rows: readonly ShownRow[];
  readonly proved: Proved | null;
  readonly ranges: ReadonlyMap<number, ShownRange>;
  readonly least: ReachedLeast | null;
  readonly occasions: ShownOccasions | null;
  readonly held: readonly Held[];
  readonly openings: readonly Extract<SearchNews, { kind: 'opening' }>[];
  /** Whether all pairs were tried; null where one opening is enough alone. */
  readonly isEveryPair: boolean | null;
  readonly without: readonly Extract<SearchNews, { kind: 'without' }>[];
  readonly trial: Trial | null;
  readonly ways: { readonly ways: readonly ShownWay[]; readonly isWhole: boolean };
  readonly others: ShownOthers | null;
  /** Everything beside the search is told too. */
  readonly isWhole: boolean;
}

export const nothingFound: Found = {
  state: 'searching',
  filed: null,
  rows: [],
  proved: null,
  ranges: new Map(),
  least: null,
  occasions: null,
  held: [],
  openings: [],
  isEveryPair: null,
  without: [],
  trial: null,
  ways: { ways: [], isWhole: true },
  others: null,
  isWhole: false,
};

/** What stands beside the rows, after one piece of news more. */
function heardBeside(found: Found, news: SearchNews): Found {
  switch (news.kind) {
    case 'occasions':
      return { ...found, occasions: news.occasions };
    case 'least':
      return { ...found, least: news.least, held: news.held };
    case 'opening':
      return { ...found, openings: [...found.openings, news] };
    case 'pairs':
      return { ...found, isEveryPair: news.isWhole };
    case 'without':
      return { ...found, without: [...found.without, news] };
    case 'trial':
      return { ...found, trial: news.trial };
    case 'ways':
      return { ...found, ways: news };
    case 'others':
      return { ...found, others: news.others };
    default:
      return { ...found, isWhole: true };
  }
}

/** What is known after one piece of news more. */
export function heard(found: Found, news: SearchNews): Found {
  switch (news.kind) {
    case 'filed':
      return { ...found, filed: news.point };
    case 'row':
      return { ...found, rows: [...found.rows, news.row] };
    case 'progress':
      return { ...found, proved: news.proved };
    case 'done':
      return { ...found, state: 'done', proved: news.proved };
    case 'range':
      return { ...found, ranges: new Map([...found.ranges, [news.place, news.range]]) };
    default:
      return heardBeside(found, news);
  }
}

/**
 * Searches in a worker of its own for as long as the same is asked. What is asked otherwise, or no more, ends it: an
 * answer to another question is never heard. A question that is null asks nothing, and what was found before stays.
 */
export function useSearch(question: Question | null) {
  const [tries, setTries] = useState(0);
  const posed = useMemo(() => question && { question, tries }, [question, tries]);
  const [told, setTold] = useState({ posed, found: nothingFound });
  const worker = useRef<Worker>(null);
  useEffect(() => {
    if (posed === null) return undefined;
    const begun = new Worker(new URL('./offers.worker.ts', import.meta.url), { type: 'module' });
    const tell = (next: (found: Found) => Found) =>
      setTold((before) => ({ posed, found: next(before.posed === posed ? before.found : nothingFound) }));
    begun.addEventListener('message', ({ data }: MessageEvent<SearchNews>) => tell((found) => heard(found, data)));
    begun.addEventListener('error', () => tell((found) => ({ ...found, state: 'failed', isWhole: true })));
    begun.postMessage(posed.question);
    worker.current = begun;
    return () => begun.terminate();
  }, [posed]);
  const known = posed === null || told.posed === posed ? told : { posed, found: nothingFound };
  return {
    found: known.found,
    /** What the rows are an answer to. */
    answered: known.posed?.question ?? null,
    again: () => setTries(tries + 1),
    stop: () => {
      worker.current?.terminate();
      setTold({ posed: known.posed, found: { ...known.found, state: 'stopped', isWhole: true } });
    },
  };
}
