import { Session } from 'node:inspector/promises';

export interface Timing {
  /** The middle of the times, in milliseconds. */
  readonly p50: number;
  /** What one run in a hundred is slower than, in milliseconds. */
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** The times of running every input in turn, `rounds` times over, after one tenth as many rounds to warm up. */
export function timing<Input>(inputs: readonly Input[], rounds: number, run: (input: Input) => unknown): Timing {
  const times: number[] = [];
  for (let round = -rounds / 10; round < rounds; round += 1) {
    for (const input of inputs) {
      const from = performance.now();
      run(input);
      if (round >= 0) times.push(performance.now() - from);
    }
  }
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99) };
}

interface Sample {
  readonly selfSize: number;
  readonly children: readonly Sample[];
}

const bytesOf = ({ selfSize, children }: Sample): number =>
  children.reduce((bytes, child) => bytes + bytesOf(child), selfSize);

/** What one run allocates, in bytes, kept or collected: sampled by the engine of JavaScript itself over many runs. */
export async function allocated(runs: number, run: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let round = 0; round < runs; round += 1) run();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return bytesOf(profile.head) / runs;
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 3 : 0)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
