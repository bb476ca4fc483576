import type { ReactNode } from 'react';

export type Tone = 'plain' | 'crimson' | 'brass' | 'plum' | 'green' | 'teal';

/** A word on a coloured ground. The word says it all; the colour only helps to find it. */
export function Tag({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  );
}
