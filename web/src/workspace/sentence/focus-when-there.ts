/** How long what a change brings may take to come, in milliseconds. */
const patience = 5_000;

/** Focuses an element by its id once a change of the screen has brought it, as parts of the screen follow the number. */
export function focusWhenThere(id: string): void {
  const observer = new MutationObserver(() => {
    const found = document.getElementById(id);
    if (found === null) return;
    observer.disconnect();
    found.focus();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}
