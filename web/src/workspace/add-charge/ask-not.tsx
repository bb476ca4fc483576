import { useState } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { storeDisplay, storedDisplay } from '../../ui/display.ts';
import { CheckboxField } from '../../ui/fields.tsx';

/** Where the question stands: whether the next charge is asked about. */
export function AskNot() {
  const [display, setDisplay] = useState(storedDisplay);
  const change = (isOff: boolean) => {
    const next = { ...storedDisplay(), asksToAdd: isOff ? ('off' as const) : ('on' as const) };
    storeDisplay(next);
    setDisplay(next);
  };
  return (
    <CheckboxField
      label={text.askNot}
      description={text.askNotHint}
      checked={display.asksToAdd === 'off'}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
