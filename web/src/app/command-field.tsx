import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { common } from '../text/common.ts';
import { useCommand } from '../ui/commands.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { gatherKeys } from './early-keys.ts';

const load = async () => ({ default: (await import('./palette.tsx')).Palette });
const Palette = lazy(load);

/**
 * The search-or-command field of the top bar. The palette is loaded when the page first rests, so that no key waits for it;
 * what is typed before it is there is kept for it.
 */
export function CommandField({ onGo }: { readonly onGo: (address: string) => void }) {
  const [keys, setKeys] = useState<ReturnType<typeof gatherKeys> | null>(null);
  // not in the updater of the state: React may call that twice, and the second listener would never end
  const open = () => {
    // one popup at a time: over a dialog that is open the palette would be a second
    if (keys === null && document.querySelector('[aria-modal=true]') === null) setKeys(gatherKeys());
  };
  const close = () => {
    keys?.end();
    setKeys(null);
  };
  useCommand({ key: 'mod+k', run: open });
  useEffect(() => whenIdle(() => void load()), []);
  return (
    <>
      <button type="button" className="command-field" onClick={open}>
        <IconSearch size={16} aria-hidden="true" />
        <span>{common.command.field}</span>
        <kbd>{common.command.hint}</kbd>
      </button>
      {keys !== null && (
        <Suspense>
          <Palette typed={keys.end} onClose={close} onGo={onGo} />
        </Suspense>
      )}
    </>
  );
}
