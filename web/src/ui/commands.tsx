import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { storedDisplay } from './display.ts';
import { createSequence, strokeOf } from './key-stroke.ts';
import { useLatest } from './use-latest.ts';

export interface Command {
  /** What the palette calls it; left out of what is no entry there. */
  readonly label?: string;
  /** Other words that it is looked for by. */
  readonly also?: string;
  /** A key of the map: `a`, `mod+k`, `g c`; none where the palette alone offers it. */
  readonly key?: string;
  readonly run: () => void;
}

type Registry = Set<{ readonly current: Command }>;

const Commands = createContext<Registry>(new Set());

/** Holds what the screen that is open can do, for its keys and for the palette alike. */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState<Registry>(() => new Set());
  useEffect(() => {
    const read = createSequence(() => performance.now());
    const onKeyDown = (event: KeyboardEvent) => {
      const stroke = event.defaultPrevented ? null : strokeOf(event);
      if (stroke === null || (storedDisplay().keys === 'off' && !stroke.startsWith('mod+'))) return;
      // the screen behind what stands before it does nothing, wherever the focus is
      if (!stroke.startsWith('mod+') && document.querySelector('[role=dialog], [role=menu]') !== null) return;
      const key = read(stroke);
      // what came last stands nearest
      const command = [...registry].findLast(({ current }) => current.key === key);
      if (command === undefined) return;
      event.preventDefault();
      command.current.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [registry]);
  return <Commands value={registry}>{children}</Commands>;
}

/** Offers a command, by its key and in the palette, for as long as the component stands. */
export function useCommand(command: Command): void {
  const registry = use(Commands);
  const latest = useLatest(command);
  useEffect(() => {
    registry.add(latest);
    return () => {
      registry.delete(latest);
    };
  }, [registry, latest]);
}

/** What can be run now. */
export function useCommandList(): readonly Command[] {
  return [...use(Commands)].map(({ current }) => current);
}
