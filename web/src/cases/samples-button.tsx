import { IconBook } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { caseList as text } from '../text/cases.ts';
import { Button } from '../ui/button.tsx';
import { useCommand } from '../ui/commands.tsx';
import { useWanted } from '../ui/use-wanted.ts';

const SamplesDialog = lazy(async () => ({ default: (await import('./samples-dialog.tsx')).SamplesDialog }));

/** The way to the worked cases. */
export function SamplesButton() {
  const [opened, setOpened] = useState(false);
  const wanted = useWanted(opened);
  useCommand({ label: text.samples, run: () => setOpened(true) });
  return (
    <>
      <Button tone="quiet" icon={<IconBook size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {text.samples}
      </Button>
      {wanted && (
        <Suspense>
          <SamplesDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
