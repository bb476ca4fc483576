import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';

/** A long list to type into: what is typed narrows it, arrows and Enter choose. */
export function ChoiceField(props: SelectProps) {
  return <Select searchable selectFirstOptionOnChange maxDropdownHeight={260} {...props} />;
}
