import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { common } from '../text/common.ts';
import { useCommand } from '../ui/commands.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** The search-or-command field of the top bar. The palette itself is loaded when it is first opened. */
export function CommandField({ onGo }: { readonly onGo: (address: string) => void }) {
  const [opened, setOpened] = useState(false);
  useCommand({ label: common.command.field, key: 'mod+k', run: () => setOpened(true) });
  return (
    <>
      <button type="button" className="command-field" onClick={() => setOpened(true)}>
        <IconSearch size={16} aria-hidden="true" />
        <span>{common.command.field}</span>
        <kbd>{common.command.hint}</kbd>
      </button>
      {opened && (
        <Suspense>
          <Palette onClose={() => setOpened(false)} onGo={onGo} />
        </Suspense>
      )}
    </>
  );
}
