import type { Notice } from '@countwise/engine';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Cite } from '../../shared/law/cite.tsx';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { checks as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { ChargeLinks } from '../writes/charge-link.tsx';
import { DismissForm } from './dismiss-form.tsx';

interface Props {
  /** Of the button that begins to dismiss it. */
  readonly id: string;
  readonly notice: Notice;
  /** The row that it stands under, which needs no link. */
  readonly under?: string;
  readonly onDismiss: (reason: string) => void;
}

/** One check: what it says, on whose authority, about which rows, and the way to put it aside. */
export function Check({ id, notice: { charges, authority, text: words }, under, onDismiss }: Props) {
  const [asking, setAsking] = useState(false);
  const cancel = () => {
    flushSync(() => setAsking(false));
    document.getElementById(id)?.focus();
  };
  return (
    <div className="check">
      <div>
        <p>
          <b>{text.check}:</b> <Unbroken>{words}</Unbroken> <Cite authority={authority} />{' '}
          <ChargeLinks ids={charges.filter((each) => each !== under)} />
        </p>
        {asking ? (
          <DismissForm label={text.dismissOne(words)} onDismiss={onDismiss} onCancel={cancel} />
        ) : (
          <Button id={id} tone="quiet" aria-label={text.dismissOne(words)} onClick={() => setAsking(true)}>
            {text.dismiss}
          </Button>
        )}
      </div>
    </div>
  );
}
