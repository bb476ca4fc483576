import { useState } from 'react';

/** A text that is typed over what is stored. What is set elsewhere meanwhile takes the place of what was typed here. */
export function useStoredDraft(stored: string) {
  const [draft, setDraft] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    setDraft(stored);
  }
  return [draft, setDraft] as const;
}
