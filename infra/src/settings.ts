import { z } from 'zod';

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
  /** The number text messages come from, registered with AWS End User Messaging. */
  smsPhoneNumberId: z.string(),
  /** Where the tokens of the sign-up form's bot check are verified. */
  botCheckUrl: z.url(),
  /** The bot check's public key for the site. */
  botCheckSiteKey: z.string(),
  /** The issuer of work accounts (Microsoft Entra ID). */
  entraIssuer: z.url(),
});

/** What tells one stage from another: one entry of `stages` in cdk.json. */
export type Settings = z.infer<typeof settings> & { readonly stage: string };

/** The stages of cdk.json. Throws when an entry lacks or misspells a setting. */
export const readStages = (context: unknown): readonly Settings[] =>
  Object.entries(z.record(z.string(), settings).parse(context)).map(([stage, rest]) => ({ stage, ...rest }));

export const siteOrigin = ({ domain }: Settings): string => `https://${domain}`;
export const apiDomain = ({ domain }: Settings): string => `api.${domain}`;
/** What the hosted sign-in pages' own name begins with; the site's edge, in another region, must know it. */
export const hostedPrefix = ({ domain }: Settings): string => domain.replaceAll('.', '-');
/** A bucket's name spans the world, so it is drawn from the domain; the site's edge, in another region, must know it. */
export const reportsBucketName = ({ domain }: Settings): string => `${domain.replaceAll('.', '-')}-reports`;
