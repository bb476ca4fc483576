import { z } from 'zod';
import { existing, list, newId, nowInSeconds, type StripeAccount } from './account.ts';
import { call, limit, metadata } from './call.ts';
import type { Events } from './events.ts';
import type { Customer } from './objects.ts';

const details = {
  email: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
  metadata: metadata.optional(),
  invoice_settings: z.object({ default_payment_method: z.string() }).optional(),
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
  'GET /v1/customers/{id}': call({}, (_input, { id }) => existing(content.customer, 'customer', id)),
  'POST /v1/customers/{id}': call(details, (input, { id }) => {
    const customer = existing(content.customer, 'customer', id);
    Object.assign(customer, input, { metadata: { ...customer.metadata, ...input.metadata } });
    events.emit('customer.updated', customer);
    return customer;
  }),
  'GET /v1/customers/{id}/payment_methods': call(
    { type: z.string().optional(), limit },
    ({ type, ...input }, { id }) => {
      const own = Object.values(content.payment_method).filter(({ customer }) => customer === id);
      return list(
        `/v1/customers/${id}/payment_methods`,
        type ? own.filter((one) => one.type === type) : own,
        input.limit,
      );
    },
  ),
});
