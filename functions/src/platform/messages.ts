import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { once } from '../base/patience.ts';
import { type Mail, mailer } from './mail.ts';

export interface Messages {
  readonly mail: Mail;
  /** `to` is a ten-digit American number. */
  readonly text: (to: string, words: string) => Promise<void>;
}

/** E-mail and text messages through the services that the SDK's own environment names. */
export function messages({ MAIL_FROM, SMS_ORIGIN }: { MAIL_FROM: string; SMS_ORIGIN: string }): Messages {
  const sms = new PinpointSMSVoiceV2Client(once);
  return {
    mail: mailer(MAIL_FROM),
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
