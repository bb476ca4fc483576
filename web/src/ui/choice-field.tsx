import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

/**
 * Enter before the first option is marked, which comes a moment after the last letter: it chooses that option all the
 * same. Otherwise it would send the form.
 */
function chooseFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  if (event.key !== 'Enter' || list === null || list.querySelector('[data-combobox-selected]') !== null) return;
  event.preventDefault();
  list.querySelector<HTMLElement>('[role="option"]')?.click();
}

/** A long list to type into: what is typed narrows it, arrows and Enter choose. */
export function ChoiceField(props: SelectProps) {
  return <Select searchable selectFirstOptionOnChange maxDropdownHeight={260} onKeyDown={chooseFirst} {...props} />;
}
