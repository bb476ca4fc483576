import { useState } from 'react';

/** The `RequestId` of what a form asks: the same at each try of the same, another once it is done or asks something else. */
export function useRequestIds() {
  const [requestIds] = useState(() => {
    let last: { readonly asked: string; readonly id: string } | null = null;
    return {
      of: (body: unknown): string => {
        const asked = JSON.stringify(body);
        if (last?.asked !== asked) last = { asked, id: crypto.randomUUID() };
        return last.id;
      },
      done: (): void => {
        last = null;
      },
    };
  });
  return requestIds;
}
