import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { hostedZone } from '../base/hosted-zone.ts';
import type { Settings } from '../base/settings.ts';

/** Leave to send e-mail in the domain's name, signed with DKIM, and text messages from the registered number. */
export class MessagesStack extends Stack {
  readonly identity: EmailIdentity;
  readonly senderArn: string;
  readonly configurationSetArn: string;
  readonly smsOriginArn: string;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { readonly settings: Settings }) {
    super(scope, id, props);
    const zone = hostedZone(this, settings);
    const configurationSet = new ConfigurationSet(this, 'Mail', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.identity = new EmailIdentity(this, 'Sender', {
      identity: Identity.publicHostedZone(zone),
      mailFromDomain: `mail.${settings.zone.name}`,
      configurationSet,
    });
    this.senderArn = this.identity.emailIdentityArn;
    this.configurationSetArn = this.formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    });
    this.smsOriginArn = this.formatArn({
      service: 'sms-voice',
      resource: 'phone-number',
      resourceName: settings.smsPhoneNumberId,
    });
  }
}
