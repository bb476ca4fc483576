import type { Part } from './parts.ts';

/**
 * Runs parts in so many lanes: each lane takes the next part whose ground is proved, until none is left. Of parts that
 * were not asked for nothing waits. Answers in the order of the parts.
 */
export async function inLanes<T>(
  parts: readonly Part[],
  lanes: number,
  run: (part: Part) => Promise<T>,
): Promise<readonly T[]> {
  const answers = new Map<string, T>();
  const waiting = [...parts];
  const asked = new Set(parts.map(({ name }) => name));
  const isReady = ({ after = [] }: Part) => after.every((name) => !asked.has(name) || answers.has(name));
  const running = new Map<string, Promise<void>>();
  const begin = (part: Part) => {
    waiting.splice(waiting.indexOf(part), 1);
    const ended = run(part).then((answer) => {
      answers.set(part.name, answer);
      running.delete(part.name);
    });
    running.set(part.name, ended);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.find(isReady) : undefined;
    if (next !== undefined) begin(next);
    else await Promise.race(running.values());
  }
  return parts.flatMap(({ name }) => answers.get(name) ?? []);
}
