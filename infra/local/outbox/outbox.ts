import { join } from 'node:path';
import { z } from 'zod';
import { openDocument } from '../shared/document.ts';

const message = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  channel: z.enum(['email', 'sms']),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Message = z.infer<typeof message>;

export interface Outbox {
  /** Keeps a message as sent; answers its id. */
  readonly deliver: (message: Omit<Message, 'id' | 'at'>) => string;
  /** What was sent, oldest first; with `to`, what that address or number received. */
  readonly sent: (to?: string | null) => readonly Message[];
}

export function openOutbox(folder: string): Outbox {
  const { content, save } = openDocument(join(folder, 'messages.json'), z.array(message), () => []);
  return {
    deliver: (sent) => {
      const id = crypto.randomUUID();
      content.push({ id, at: new Date().toISOString(), ...sent });
      save();
      return id;
    },
    sent: (to) => content.filter((one) => !to || one.to.some((each) => each.toLowerCase() === to.toLowerCase())),
  };
}
