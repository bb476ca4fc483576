import { createSubscription } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../api/request.ts';
import { storedUser } from '../api/session.ts';

export type Order = Pick<z.input<typeof createSubscription.body>, 'price' | 'planCount' | 'paymentMethod'>;

/** Places an order; what comes back is what the card form needs, and the day of the first charge. */
export const useOrder = () =>
  useMutation({
    mutationFn: (order: Order) => request(createSubscription, { body: { ...order, user: storedUser()?.id } }),
  });
