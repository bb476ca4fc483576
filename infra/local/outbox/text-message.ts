import { z } from 'zod';
import { awsJson, operation } from '../shared/aws-json.ts';
import type { Service } from '../shared/http.ts';
import type { Outbox } from './outbox.ts';

const sendTextMessage = z.object({
  DestinationPhoneNumber: z.string().regex(/^\+\d{8,15}$/, 'The number must be in E.164 form: +14155550100.'),
  OriginationIdentity: z.string().optional(),
  MessageBody: z.string().min(1).max(1600),
});

/** AWS End User Messaging (SMS and voice v2), `SendTextMessage`. */
export const textMessages = (outbox: Outbox): Service =>
  awsJson({
    SendTextMessage: operation(sendTextMessage, ({ DestinationPhoneNumber, OriginationIdentity, MessageBody }) => ({
      MessageId: outbox.deliver({
        channel: 'sms',
        from: OriginationIdentity ?? '',
        to: [DestinationPhoneNumber],
        subject: '',
        text: MessageBody,
        html: '',
      }),
    })),
  });
