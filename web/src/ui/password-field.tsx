import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { login } from '../text/login.ts';
import { TextField } from './fields.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  readonly id?: string;
  /** A dialog begins with it. */
  readonly 'data-autofocus'?: boolean;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
}

/** A password, shown while the pointer holds the eye; a keyboard, which cannot hold, turns it on and off. */
export function PasswordField({ label, value, onChange, autoComplete, error, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);
  return (
    <TextField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      size="md"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        <IconButton
          label={login.reveal}
          aria-pressed={shown}
          onPointerDown={() => setShown(true)}
          onPointerUp={hide}
          onPointerLeave={hide}
          onClick={(event) => event.detail === 0 && setShown(!shown)}
        >
          <IconEye size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
