import { checkCountyStatus, checkEmail, checkPhoneNumber } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { isPhone } from '../ui/phone-number.ts';
import type { Draft } from './draft.ts';
import { countyOf, isEmail, type Taken } from './faults.ts';

const freshMs = 15_000;

/** Asks what is taken. An address or a number that cannot be asked about counts as taken. */
export function useTaken() {
  const client = useQueryClient();
  const [taken, setTaken] = useState<Taken>({ email: null, phone: null, agencies: [] });
  const ask = <Answer>(what: string, about: string, queryFn: () => Promise<Answer>): Promise<Answer> =>
    client.fetchQuery({ queryKey: ['taken', what, about], queryFn, staleTime: freshMs, retry: false });

  const email = async (address: string): Promise<string | null> => {
    if (!isEmail(address)) return null;
    const free = ask('email', address, () => request(checkEmail, { body: { UserName: address } }));
    return (await free.then(({ emailTaken }) => emailTaken).catch(() => true)) ? address : null;
  };
  const phone = async (number: string): Promise<string | null> => {
    if (!isPhone(number)) return null;
    const free = ask('phone', number, () => request(checkPhoneNumber, { body: { PhoneNumber: number } }));
    return (await free.then(({ uniquePhoneNumber }) => !uniquePhoneNumber).catch(() => true)) ? number : null;
  };
  const agencies = async (draft: Draft): Promise<readonly string[]> => {
    const county = countyOf(draft);
    if (county === null) return [];
    const found = ask('agencies', county, () => request(checkCountyStatus, { body: { county } }));
    return found.then((answer) => answer.agencies).catch(() => []);
  };

  return {
    taken,
    checkEmail: async (address: string) => {
      const found = await email(address);
      setTaken((known) => ({ ...known, email: found }));
    },
    checkPhone: async (number: string) => {
      const found = await phone(number);
      setTaken((known) => ({ ...known, phone: found }));
    },
    /** Everything at once, before the form is sent. */
    checkAll: async (draft: Draft): Promise<Taken> => {
      const [address, number, registered] = await Promise.all([
        email(draft.email),
        phone(draft.phone),
        agencies(draft),
      ]);
      const found = { email: address, phone: number, agencies: registered };
      setTaken(found);
      return found;
    },
  };
}
