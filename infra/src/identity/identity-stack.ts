import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  type StandardAttributesMask,
  StandardThreatProtectionMode,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  type UserPoolIdentityProviderOidc,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { acknowledge } from '../base/acknowledge.ts';
import { removal } from '../base/private-bucket.ts';
import { hostedPrefix, type Settings, siteOrigin } from '../base/settings.ts';
import { codeMail } from './code-mail.ts';
import { customAttributes } from './pool-attributes.ts';
import { rotationGraceSeconds } from './rotation-grace.ts';
import { workAccountProviders } from './work-accounts.ts';

interface IdentityProps extends StackProps {
  readonly settings: Settings;
  /** Mail goes out in this identity's name. */
  readonly mail: EmailIdentity;
}

/** Who people are: e-mail and password with an optional second factor, or a work account of their county's own Microsoft Entra ID. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** The origin of the hosted pages through which work accounts sign in. */
  readonly hostedOrigin: string;

  constructor(scope: Construct, id: string, { settings, mail, ...props }: IdentityProps) {
    super(scope, id, props);
    this.pool = userPool(this, settings);
    this.pool.node.addDependency(mail);
    refuseKnownPasswords(this, this.pool);
    const workAccounts = workAccountProviders(this, this.pool, settings);
    this.client = siteClient(this.pool, workAccounts, settings);
    const domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: hostedPrefix(settings) },
    });
    this.hostedOrigin = domain.baseUrl();
  }
}

function userPool(scope: Construct, settings: Settings): UserPool {
  const pool = new UserPool(scope, 'Pool', {
    signInAliases: { email: true },
    signInCaseSensitive: false,
    // Accounts are made by the API, in one transaction with their record; nobody signs up past it.
    selfSignUpEnabled: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    customAttributes: {
      oid: new StringAttribute(customAttributes.oid),
      tid: new StringAttribute(customAttributes.tid),
    },
    userVerification: {
      emailStyle: VerificationEmailStyle.CODE,
      emailSubject: codeMail.subject,
      emailBody: codeMail.body,
      smsMessage: codeMail.text,
    },
    passwordPolicy: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
    },
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    featurePlan: FeaturePlan.PLUS,
    standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
    email: UserPoolEmail.withSES({
      fromEmail: settings.mailFrom,
      fromName: 'Countwise',
      sesRegion: settings.region,
      sesVerifiedDomain: settings.zone.name,
    }),
    deletionProtection: settings.keepsData,
    removalPolicy: removal(settings),
  });
  acknowledge(pool, {
    'AwsSolutions-COG2': 'A second factor is the choice of each user or of the organization, as the product promises.',
  });
  return pool;
}

/**
 * Passwords found in other services' leaks are refused. Nothing else is judged: log-in passes through a function, so an
 * address or a device says nothing of the person.
 */
function refuseKnownPasswords(scope: Construct, { userPoolId }: UserPool): void {
  new CfnUserPoolRiskConfigurationAttachment(scope, 'KnownPasswords', {
    userPoolId,
    clientId: 'ALL',
    compromisedCredentialsRiskConfiguration: {
      eventFilter: ['SIGN_IN', 'PASSWORD_CHANGE', 'SIGN_UP'],
      actions: { eventAction: 'BLOCK' },
    },
  });
}

/** What the site's client writes as a work account signs in, and what its tokens may read: as in `pool-attributes.ts`. */
const written = { email: true, givenName: true, familyName: true };
const attributesWith = (standard: StandardAttributesMask): ClientAttributes =>
  new ClientAttributes().withStandardAttributes(standard).withCustomAttributes(...Object.keys(customAttributes));

function siteClient(
  pool: UserPool,
  workAccounts: readonly UserPoolIdentityProviderOidc[],
  settings: Settings,
): UserPoolClient {
  const client = pool.addClient('Site', {
    authFlows: { userPassword: true, userSrp: true },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
      callbackUrls: [`${siteOrigin(settings)}/auth/callback`],
      logoutUrls: [`${siteOrigin(settings)}/login`],
    },
    // The hosted pages take no password, so that a token of theirs is always a work account's.
    supportedIdentityProviders: workAccounts.map(({ providerName }) =>
      UserPoolClientIdentityProvider.custom(providerName),
    ),
    writeAttributes: attributesWith(written),
    readAttributes: attributesWith({ ...written, emailVerified: true }),
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(30),
    idTokenValidity: Duration.minutes(30),
    // The organization's own session length, enforced by the API, is at most this.
    refreshTokenValidity: Duration.days(90),
    refreshTokenRotationGracePeriod: Duration.seconds(rotationGraceSeconds),
  });
  client.node.addDependency(...workAccounts);
  return client;
}
