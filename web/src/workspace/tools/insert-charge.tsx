import { type FormEvent, useState } from 'react';
import { tools as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';

/** Opens the search to add to one count. */
export function InsertCharge({ onInsert }: { readonly onInsert: (count: number) => void }) {
  const [draft, setDraft] = useState('1');
  const count = Number(draft);
  const valid = Number.isInteger(count) && count >= 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) onInsert(count);
  };
  return (
    <form className="form-row mode-choices" onSubmit={submit} noValidate>
      <TextField
        label={text.insertAt}
        type="number"
        min={1}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Button type="submit" blocked={!valid}>
        {text.insert}
      </Button>
    </form>
  );
}
