import { z } from 'zod';
import { existing, newId, nowInSeconds, type StripeAccount } from './account.ts';
import { call, metadata } from './call.ts';
import type { Events } from './events.ts';
import type { Customer } from './objects.ts';

const details = {
  email: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
  metadata: metadata.optional(),
};

export const customerCalls = ({ content }: StripeAccount, events: Events) => ({
  'POST /v1/customers': call(details, (input) => {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: nowInSeconds(),
      email: input.email ?? null,
      name: input.name ?? null,
      phone: input.phone ?? null,
      metadata: input.metadata ?? {},
      invoice_settings: { default_payment_method: null },
    };
    content.customer[customer.id] = customer;
    events.emit('customer.created', customer);
    return customer;
  }),
  'POST /v1/customers/{id}': call(details, ({ metadata: _, ...given }, { id }) => {
    const customer = Object.assign(existing(content.customer, 'customer', id), given);
    events.emit('customer.updated', customer);
    return customer;
  }),
  'GET /v1/customers/{id}': call({}, (_input, { id }) => existing(content.customer, 'customer', id)),
});
