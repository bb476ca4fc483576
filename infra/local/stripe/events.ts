import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, nowInSeconds, type StripeAccount } from './account.ts';
import type { StripeEvent } from './objects.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

export interface Events {
  readonly origin: string;
  /** Records that something happened; the webhook hears of it once the call that did it is kept. */
  readonly emit: (type: string, object: object) => void;
  /** Sends what has not been taken yet, oldest first, again and again until it is. */
  readonly deliver: () => void;
  readonly stop: () => void;
}

/** Milliseconds before a delivery that failed is tried again; the last one stays. */
const pauses = [250, 1000, 5000, 30_000];

/** The header that `stripe.webhooks.constructEvent` checks: https://docs.stripe.com/webhooks#verify-manually */
function signatureOf(body: string, secret: string): string {
  const at = nowInSeconds();
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

async function taken({ url, secret }: Webhook, event: StripeEvent): Promise<boolean> {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret) };
  return fetch(url, { method: 'POST', headers, body }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** The account's events and, where a webhook is registered, their delivery, which outlives a restart. */
export function accountEvents(account: StripeAccount, origin: string, webhook: Webhook | null): Events {
  const { content, save } = account;
  const stopping = new AbortController();
  let delivering = false;

  const next = () => content.event[content.undelivered[0] ?? ''];
  const deliverAll = async ({ ...to }: Webhook) => {
    let failures = 0;
    for (let event = next(); event && !stopping.signal.aborted; event = next()) {
      if (await taken(to, event)) {
        content.undelivered.shift();
        save();
        failures = 0;
      } else {
        const pause = pauses[Math.min(failures, pauses.length - 1)];
        failures += 1;
        await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  };

  return {
    origin,
    emit: (type, object) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        type,
        created: nowInSeconds(),
        api_version: '2026-10-28.endive',
        livemode: false,
        data: { object: structuredClone({ ...object }) },
      };
      content.event[event.id] = event;
      if (webhook) content.undelivered.push(event.id);
    },
    deliver: () => {
      if (!webhook || delivering) return;
      delivering = true;
      void deliverAll(webhook).finally(() => {
        delivering = false;
      });
    },
    stop: () => stopping.abort(),
  };
}
