import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { wrongNumber as text } from '../../text/corrections.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import type { Told } from './wrong-number-dialog.tsx';

const WrongNumberDialog = lazy(async () => ({
  default: (await import('./wrong-number-dialog.tsx')).WrongNumberDialog,
}));

/** The way to tell our support of a number on a screen, with the facts that made it. */
export function ReportWrongNumber(told: Told) {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  useCommand({ label: text.report, run: open });
  return (
    <>
      <Button tone="quiet" icon={<IconFlag size={16} aria-hidden="true" />} onClick={open}>
        {text.report}
      </Button>
      {opened && (
        <Suspense>
          <WrongNumberDialog {...told} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
