import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { once } from '../base/patience.ts';

interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}
export type Mail = (letter: Letter) => Promise<void>;

/** A subject is one line: what a request brought into it makes no header of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A name as it stands in a letter to somebody else: in quotation marks, one short line, and no address to press. */
export const quoted = (name: string): string => {
  const line = oneLine(name)
    .replaceAll(/:\/\/|"/g, ' ')
    .replaceAll('.', '. ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`;
};

/** E-mail through the service that the SDK's own environment names. */
export function mailer(FromEmailAddress: string): Mail {
  const ses = new SESv2Client(once);
  return async ({ to, subject, text }) => {
    const Content = { Simple: { Subject: { Data: oneLine(subject) }, Body: { Text: { Data: text } } } };
    await ses.send(new SendEmailCommand({ FromEmailAddress, Destination: { ToAddresses: [to] }, Content }));
  };
}
