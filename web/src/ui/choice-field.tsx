import { Select, type SelectProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

const isOpen = (field: HTMLElement): boolean => field.getAttribute('aria-expanded') === 'true';

/**
 * Enter before the first option is marked, which comes a moment after the last letter: it chooses that option all the
 * same. Otherwise it would send the form.
 */
function chooseFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || !isOpen(field)) return;
  event.preventDefault();
  setTimeout(() => {
    // where an option was marked it is chosen by now, and the list closed
    const list = isOpen(field) ? document.getElementById(field.getAttribute('aria-controls') ?? '') : null;
    list?.querySelector<HTMLElement>('[role="option"]')?.click();
  });
}

/** A long list to type into: what is typed narrows it, arrows and Enter choose. What is chosen again stays chosen. */
export function ChoiceField(props: SelectProps) {
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      maxDropdownHeight={260}
      onKeyDown={chooseFirst}
      {...props}
    />
  );
}
