/** What a worker does with what it is told. */
type Behaviour = (told: unknown, worker: StandInWorker) => void;

const silent: Behaviour = () => undefined;
let behaviour = silent;

/**
 * In place of the browser's workers. A page keeps one for as long as it can, and one page serves all tests: what a worker
 * does is asked of the test that runs, not of the one that began it.
 */
export class StandInWorker extends EventTarget {
  isEnded = false;
  postMessage(told: unknown) {
    behaviour(told, this);
  }
  terminate() {
    this.isEnded = true;
  }
}

export function letWorkers(next: Behaviour) {
  behaviour = next;
}

/** A worker that nobody told otherwise never answers. */
export const silenceWorkers = () => letWorkers(silent);
