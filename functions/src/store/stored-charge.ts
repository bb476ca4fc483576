import { chargeRecord, plainCharge } from '@countwise/contract';
import type oldCharge from './old-items/charge.json';
import { stored } from './stored.ts';

export const storedCharge = stored<typeof chargeRecord, typeof oldCharge>(chargeRecord, plainCharge);
