import './code-field.css';
import type { TextInputProps } from '@mantine/core';
import { TextField } from './fields.tsx';

interface Props extends Pick<TextInputProps, 'id' | 'error' | 'disabled'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** Six digits in six cells. It is one field, so that a code can be pasted, filled in by the phone, and read aloud. */
export function CodeField({ onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      className="code-field"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-autofocus
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
    />
  );
}
