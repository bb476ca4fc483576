import { changeSubscriber } from '@countwise/contract';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { storedUser } from '../api/session.ts';
import { plans } from '../text/plans.ts';
import { showToast } from '../ui/toast.tsx';

const blank = { Address: '', Address2: '', City: '', State: '', Zip: '' };
export type Address = typeof blank;
export type AddressFaults = Partial<Record<keyof Address, string>>;

/** What an annual plan's address lacks; the second line may be empty. */
export function addressFaults(address: Address): AddressFaults {
  const faults: AddressFaults = {};
  for (const field of ['Address', 'City', 'State', 'Zip'] as const)
    if (address[field].trim() === '') faults[field] = plans.addressFaults[field];
  return faults;
}

/** The address of a shipment, and its storing with the plan. A monthly plan needs none. */
export function useShipping() {
  const [address, setAddress] = useState<Address>(blank);
  const [faults, setFaults] = useState<AddressFaults>({});
  return {
    address,
    faults,
    change: (part: Partial<Address>) => setAddress({ ...address, ...part }),
    /** Stores it; false where the form has to say what is missing. */
    store: async (plan: 'monthly' | 'annual'): Promise<boolean> => {
      const found = plan === 'annual' ? addressFaults(address) : {};
      setFaults(found);
      const [first] = Object.keys(found);
      if (first !== undefined) document.getElementById(`shipping-${first}`)?.focus();
      const SubscriberId = storedUser()?.SubscriberId;
      if (first !== undefined || SubscriberId == null) return false;
      try {
        const body = { Id: SubscriberId, ...address, IsMonthly: plan === 'monthly' };
        await request(changeSubscriber, { params: { SubscriberId }, body });
        return true;
      } catch {
        showToast({ message: plans.failed, tone: 'error' });
        return false;
      }
    },
  };
}
