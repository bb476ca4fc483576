/** What is typed before a field has the focus, Enter as an end of line: from the press that opens it on, no key is lost, and none acts elsewhere. */
export function gatherKeys(): { readonly end: () => string } {
  let typed = '';
  const gather = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key === 'Enter') typed += '\n';
    else if (event.key.length === 1) typed += event.key;
  };
  window.addEventListener('keydown', gather, true);
  return {
    end: () => {
      window.removeEventListener('keydown', gather, true);
      return typed;
    },
  };
}
