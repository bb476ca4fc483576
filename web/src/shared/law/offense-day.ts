import type { IsoDate } from '@countwise/engine';
import { createContext } from 'react';

/** The day of the offense that authorities are cited for; null where they are of no offense. */
export const OffenseDay = createContext<IsoDate | null>(null);
