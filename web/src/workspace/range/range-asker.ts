import type { ExposureRange } from '@countwise/engine';
import type { Asked } from '../../shared/case/sentence-of.ts';

/** As much of a worker as is used of it. */
export type RangeWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Question {
  readonly asked: Asked;
  readonly settle: Pick<PromiseWithResolvers<ExposureRange>, 'resolve' | 'reject'>;
}

/**
 * Asks a worker for ranges, one after another. A question that is taken back leaves the queue; one that is being computed
 * ends with its worker, and the next has a new one. One that no worker can be begun for, or told, is refused alone.
 */
export function rangeAsker(makeWorker: () => RangeWorker) {
  const waiting: Question[] = [];
  let worker: RangeWorker | null = null;
  let current: Question | null = null;

  const endWorker = () => {
    worker?.terminate();
    worker = null;
  };
  const settled = () => {
    current = null;
    next();
  };
  /** A worker that was ended may still have sent something. */
  const begin = (): RangeWorker => {
    const begun = makeWorker();
    begun.addEventListener('message', ({ data }: MessageEvent<ExposureRange>) => {
      if (worker !== begun) return;
      current?.settle.resolve(data);
      settled();
    });
    begun.addEventListener('error', ({ message }) => {
      if (worker !== begun) return;
      current?.settle.reject(new Error(message));
      endWorker();
      settled();
    });
    return begun;
  };
  const next = () => {
    if (current !== null) return;
    current = waiting.shift() ?? null;
    if (current === null) return;
    try {
      worker ??= begin();
      worker.postMessage(current.asked);
    } catch (error) {
      current.settle.reject(error);
      settled();
    }
  };
  const takeBack = (question: Question) => {
    if (question === current) {
      endWorker();
      settled();
    } else if (waiting.includes(question)) waiting.splice(waiting.indexOf(question), 1);
  };

  return (asked: Asked, signal: AbortSignal): Promise<ExposureRange> => {
    const { promise, ...settle } = Promise.withResolvers<ExposureRange>();
    const question: Question = { asked, settle };
    signal.addEventListener('abort', () => {
      takeBack(question);
      settle.reject(signal.reason);
    });
    waiting.push(question);
    next();
    return promise;
  };
}
