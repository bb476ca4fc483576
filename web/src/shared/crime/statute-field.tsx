import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { TextField } from '../../ui/fields.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur?: () => void;
}

/** Where a statute or words are typed. */
export function StatuteField({ value, onChange, onKeyDown, onBlur }: Props) {
  return (
    <TextField
      className="search-statute"
      type="search"
      label={text.statute}
      placeholder={text.placeholder}
      data-autofocus
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
