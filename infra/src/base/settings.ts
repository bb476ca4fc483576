import { z } from 'zod';

/** A county's directory: its tenant in Microsoft Entra ID. */
const workAccounts = z.strictObject({
  /** Its provider's name in the pool. Users' names there begin with it, so it is never changed. */
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{2,31}$/),
  tenant: z.uuid(),
  /** The domains of its people's addresses, by which a sign-in finds it: one county each. */
  domains: z
    .array(z.string().regex(/^(?=.{4,40}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/))
    .min(1)
    .max(50),
});

/** No two counties share a name, a tenant or a domain; Cognito takes no more than these in a pool. */
const counties = z
  .array(workAccounts)
  .min(1)
  .max(300)
  .superRefine((all, context) => {
    for (const [what, values] of [
      ['name', all.map(({ name }) => name)],
      ['tenant', all.map(({ tenant }) => tenant)],
      ['domain', all.flatMap(({ domains }) => domains)],
    ] as const)
      for (const twice of values.filter((value, at) => values.indexOf(value) !== at))
        context.addIssue({ code: 'custom', message: `Two counties have the ${what} ${twice}.` });
  });

const settings = z.strictObject({
  /** Where people reach the site; the API answers at `api.` below it. */
  domain: z.string(),
  /** The public hosted zone in Route 53 that holds the domain. */
  zone: z.strictObject({ name: z.string(), id: z.string() }),
  /** Everything but the site's edge runs here. */
  region: z.string(),
  /** Whether the table, the pool and the buckets outlive the stack. */
  keepsData: z.boolean(),
  mailFrom: z.email(),
  supportEmail: z.email(),
  alarmsTo: z.email(),
  /** US dollars a month from whose four fifths on the same address is told. */
  monthlyBudget: z.int().positive(),
  /** The number text messages come from, registered with AWS End User Messaging. */
  smsPhoneNumberId: z.string(),
  /** Where the tokens of the sign-up form's bot check are verified. */
  botCheckUrl: z.url(),
  /** The payment provider's public key for the card form. */
  stripePublishableKey: z.string().startsWith('pk_'),
  /** The bot check's public key for the site. */
  botCheckSiteKey: z.string(),
  /** Whose people may sign in with their work accounts: one provider of the pool each. */
  workAccounts: counties,
  /**
   * Which version of each secret `countwise/<stage>/<name>` is in use that Cognito and the edge can only be deployed with.
   * CloudFormation reads a secret only where its template changed: without a version, a new value would never arrive.
   */
  secretVersions: z.strictObject({
    entra: z.uuid(),
    /** The API makes this one at the first deployment, whose site then takes the one version there is. */
    edge: z.uuid().optional(),
  }),
});

/** What tells one stage from another: one entry of `stages` in cdk.json. */
export type Settings = z.infer<typeof settings> & { readonly stage: string };

/** The stages of cdk.json. Throws when an entry lacks or misspells a setting. */
export const readStages = (context: unknown): readonly Settings[] =>
  Object.entries(z.record(z.string(), settings).parse(context)).map(([stage, rest]) => ({ stage, ...rest }));

/** CloudFront reads its certificate and its firewall in this region only. */
export const edgeRegion = 'us-east-1';

export const siteOrigin = ({ domain }: Settings): string => `https://${domain}`;
export const apiDomain = ({ domain }: Settings): string => `api.${domain}`;
/** What the hosted sign-in pages' own name begins with; the site's edge, in another region, must know it. */
export const hostedPrefix = ({ domain }: Settings): string => domain.replaceAll('.', '-');
/** A bucket's name spans the world, so it is drawn from the domain; the site's edge, in another region, must know it. */
export const reportsBucketName = ({ domain }: Settings): string => `${domain.replaceAll('.', '-')}-reports`;
/** Named by itself in every region, since the edge and the API read it in theirs. */
export const edgeSecretName = ({ stage }: Settings): string => `countwise/${stage}/edge`;
/** A secret that a function reads by its name as it runs. */
export const runtimeSecretName = ({ stage }: Settings, name: 'stripe' | 'stripe-webhook' | 'bot-check'): string =>
  `countwise/${stage}/${name}`;
