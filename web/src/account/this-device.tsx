import { useState } from 'react';
import { caseDrafts } from '../shared/case/case-draft.ts';
import { canReadOffline, setReadsOffline } from '../shared/offline/own-device.ts';
import { isOwnDevice, isSharedDevice } from '../shared/whose-device.ts';
import { account } from '../text/account.ts';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toast.tsx';
import { AccountSection } from './account-section.tsx';

const text = account.device;
const choices = (['on', 'off'] as const).map((value) => ({ value, label: text.choices[value] }));

/** What stays on this device to be read without a connection: nothing, but where its user says that it is their own. */
export function ThisDevice() {
  const [reads, setReads] = useState(isOwnDevice);
  const choose = async (wanted: boolean) => {
    try {
      await setReadsOffline(wanted);
      setReads(wanted);
      caseDrafts.settle();
    } catch {
      showToast({ message: text.failed, tone: 'error' });
    }
  };
  const isPossible = canReadOffline() && !isSharedDevice();
  return (
    <AccountSection title={text.title}>
      {isPossible && (
        <div className="account-choice">
          <span aria-hidden="true">{text.reads}</span>
          <Segmented
            label={text.reads}
            choices={choices}
            value={reads ? 'on' : 'off'}
            onChange={(value) => void choose(value === 'on')}
          />
        </div>
      )}
      <p>{isPossible ? text.hint : isSharedDevice() ? text.shared : text.cannot}</p>
    </AccountSection>
  );
}
