import { type FormEvent, useEffect, useRef, useState } from 'react';
import { workAccount as text } from '../../text/account.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { domainOf, rememberAddress, rememberedAddress } from './work-address.ts';

interface Props {
  readonly submitLabel: string;
  /** What stands in the field where this browser remembers no address. */
  readonly usual?: string;
  /** The button is as wide as the field. */
  readonly wide?: boolean;
  /** It came by a press of a button, which has gone, and with it what had the focus. */
  readonly takesFocus?: boolean;
  /** The domain of the address that was given. */
  readonly onDomain: (domain: string) => void;
}

/** Asks for the work address, by whose domain the county's own sign-in is found. */
export function WorkAddressForm({ submitLabel, usual = '', wide = false, takesFocus = false, onDomain }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(() => rememberedAddress() || usual);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const domain = domainOf(address);
    setWrong(domain === undefined);
    if (domain === undefined) return field.current?.focus();
    rememberAddress(address);
    onDomain(domain);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={text.address}
        description={text.addressHint}
        type="email"
        autoComplete="work email"
        size="md"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        error={wrong && text.addressWrong}
      />
      <div>
        <Button type="submit" wide={wide}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
