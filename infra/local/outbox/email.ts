import { z } from 'zod';
import { json } from '../shared/http.ts';
import type { Outbox } from './outbox.ts';

const part = z.object({ Data: z.string() }).optional();
const sendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({
    Simple: z.object({ Subject: z.object({ Data: z.string() }), Body: z.object({ Text: part, Html: part }) }),
  }),
});

/** Amazon SES v2, `SendEmail` with simple content. Raw and templated mail is refused: the product sends none. */
export function answerSendEmail(outbox: Outbox, input: unknown): Response {
  const read = sendEmail.safeParse(input);
  if (!read.success) {
    return json(400, { message: z.prettifyError(read.error) }, { 'x-amzn-errortype': 'BadRequestException' });
  }
  const { FromEmailAddress, Destination, Content } = read.data;
  const { Subject, Body } = Content.Simple;
  const MessageId = outbox.deliver({
    channel: 'email',
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    subject: Subject.Data,
    text: Body.Text?.Data ?? '',
    html: Body.Html?.Data ?? '',
  });
  return json(200, { MessageId });
}
