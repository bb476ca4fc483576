import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}
export type Mail = (letter: Letter) => Promise<void>;

/** E-mail through the service that the SDK's own environment names. */
export function mailer(FromEmailAddress: string): Mail {
  const ses = new SESv2Client();
  return async ({ to, subject, text }) => {
    const Content = { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } };
    await ses.send(new SendEmailCommand({ FromEmailAddress, Destination: { ToAddresses: [to] }, Content }));
  };
}
