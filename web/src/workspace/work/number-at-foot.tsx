import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

/** A number that is not the case's: whose it is, the length, and what goes with it. */
export interface FootNumber {
  readonly whose: string;
  readonly figure: string;
  readonly beside: string;
  /** Opens what the number is of. */
  readonly onOpen: () => void;
}

const NumberAtFoot = createContext<FootNumber | null>(null);
const Carry = createContext<(number: FootNumber | null) => void>(() => undefined);

/** Lets an open mode put its own number at the foot of a phone. */
export function FootProvider({ children }: { readonly children: ReactNode }) {
  const [number, setNumber] = useState<FootNumber | null>(null);
  return (
    <Carry value={setNumber}>
      <NumberAtFoot value={number}>{children}</NumberAtFoot>
    </Carry>
  );
}

/** The number of the open mode; null where the foot carries the case's. */
export const useFootNumber = (): FootNumber | null => useContext(NumberAtFoot);

/** Puts a number at the foot for as long as it is shown; null puts none. */
export function useCarried(number: FootNumber | null): void {
  const carry = useContext(Carry);
  const { whose, figure, beside } = number ?? {};
  const latest = useLatest(number);
  useEffect(() => {
    const onOpen = () => latest.current?.onOpen();
    const isNone = whose === undefined || figure === undefined || beside === undefined;
    carry(isNone ? null : { whose, figure, beside, onOpen });
    return () => carry(null);
  }, [carry, latest, whose, figure, beside]);
}
