import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Messages {
  readonly mail: (letter: Letter) => Promise<void>;
  /** `to` is a ten-digit American number. */
  readonly text: (to: string, words: string) => Promise<void>;
}

/** E-mail and text messages through the services that the SDK's own environment names. */
export function messages({ MAIL_FROM, SMS_ORIGIN }: { MAIL_FROM: string; SMS_ORIGIN: string }): Messages {
  const ses = new SESv2Client();
  const sms = new PinpointSMSVoiceV2Client();
  return {
    async mail({ to, subject, text }) {
      const Content = { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } };
      await ses.send(
        new SendEmailCommand({ FromEmailAddress: MAIL_FROM, Destination: { ToAddresses: [to] }, Content }),
      );
    },
    async text(to, words) {
      await sms.send(
        new SendTextMessageCommand({
          DestinationPhoneNumber: `+1${to}`,
          OriginationIdentity: SMS_ORIGIN,
          MessageBody: words,
          MessageType: 'TRANSACTIONAL',
        }),
      );
    },
  };
}
