import './ended-banner.css';
import { useOnline } from '../shared/offline/use-online.ts';
import { isOwnDevice } from '../shared/whose-device.ts';
import { offline as text } from '../text/common.ts';

/** Over every screen without a connection: what is read, and what becomes of changes. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">{!online && <p className="ended-banner">{isOwnDevice() ? text.readsHere : text.waits}</p>}</div>
  );
}
