import { Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  StandardThreatProtectionMode,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolIdentityProviderOidc,
} from 'aws-cdk-lib/aws-cognito';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { removal } from './private-bucket.ts';
import { hostedPrefix, type Settings, siteOrigin } from './settings.ts';

interface IdentityProps extends StackProps {
  readonly settings: Settings;
  /** Mail goes out in this identity's name. */
  readonly mail: EmailIdentity;
}

/** Who people are: e-mail and password with an optional second factor, or a work account of Microsoft Entra ID. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** The origin of the hosted pages through which work accounts sign in. */
  readonly hostedOrigin: string;

  constructor(scope: Construct, id: string, { settings, mail, ...props }: IdentityProps) {
    super(scope, id, props);
    this.pool = userPool(this, settings);
    this.pool.node.addDependency(mail);
    const workAccounts = entra(this, this.pool, settings);
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
    customAttributes: { oid: new StringAttribute(), tid: new StringAttribute() },
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

function entra(scope: Construct, userPool: UserPool, settings: Settings): UserPoolIdentityProviderOidc {
  const application = (field: string): string =>
    SecretValue.secretsManager(`countwise/${settings.stage}/entra`, { jsonField: field }).unsafeUnwrap();
  return new UserPoolIdentityProviderOidc(scope, 'Entra', {
    userPool,
    name: 'EntraID',
    issuerUrl: settings.entraIssuer,
    // CloudFormation reads both from Secrets Manager when it deploys: the template holds a reference only.
    clientId: application('clientId'),
    clientSecret: application('clientSecret'),
    scopes: ['openid', 'profile', 'email'],
    attributeMapping: {
      email: ProviderAttribute.other('email'),
      givenName: ProviderAttribute.other('given_name'),
      familyName: ProviderAttribute.other('family_name'),
      custom: { 'custom:oid': ProviderAttribute.other('oid'), 'custom:tid': ProviderAttribute.other('tid') },
    },
  });
}

function siteClient(pool: UserPool, workAccounts: UserPoolIdentityProviderOidc, settings: Settings): UserPoolClient {
  const client = pool.addClient('Site', {
    authFlows: { userPassword: true, userSrp: true },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
      callbackUrls: [`${siteOrigin(settings)}/auth/callback`],
      logoutUrls: [`${siteOrigin(settings)}/login`],
    },
    // The hosted pages take no password, so that a token of theirs is always a work account's.
    supportedIdentityProviders: [UserPoolClientIdentityProvider.custom(workAccounts.providerName)],
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(30),
    idTokenValidity: Duration.minutes(30),
    // The organization's own session length, enforced by the API, is at most this.
    refreshTokenValidity: Duration.days(90),
  });
  client.node.addDependency(workAccounts);
  return client;
}
