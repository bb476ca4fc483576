/** What of a key press the map needs. */
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** A field that undoes what was typed in it by itself. */
const holdsTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])');

/** What takes a letter: a field that is typed in, or a list that goes to it. A box that was just ticked takes none. */
const writes = (target: EventTarget | null): boolean =>
  holdsTyping(target) || (target instanceof HTMLElement && (target.isContentEditable || target.matches('select')));

/**
 * A key press in the words of the key map: `a`, `?`, `mod+k`, `mod+shift+z`, `shift+1`. Null where single keys must not act: in a
 * text field (WCAG 2.1.4) and inside an open dialog or menu.
 */
export function strokeOf(event: Press): string | null {
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    return key === 'z' && holdsTyping(event.target) ? null : `mod+${event.shiftKey ? 'shift+' : ''}${key}`;
  }
  if (event.altKey || writes(event.target)) return null;
  if (event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]') !== null) return null;
  return singleKey(event);
}

/** The sign above a digit is another one on each keyboard: with Shift the digit itself is told. */
function singleKey({ key, code, shiftKey }: Press): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return shiftKey && digit !== undefined ? `shift+${digit}` : key;
}

const sequenceMs = 1_000;

/** Reads strokes as keys of the map, `g` and what follows within a second as one: `g c`. */
export function createSequence(now: () => number) {
  let started = Number.NEGATIVE_INFINITY;
  return (stroke: string): string => {
    const follows = now() - started < sequenceMs;
    started = !follows && stroke === 'g' ? now() : Number.NEGATIVE_INFINITY;
    return follows ? `g ${stroke}` : stroke;
  };
}
