/** One attribute of a user of the pool and the claim of a work account that it is written from. */
interface Mapped {
  readonly attribute: string;
  readonly claim: string;
}

/**
 * What the pool keeps of a user beyond Cognito's own attributes. A pool's schema cannot be changed once it is deployed.
 * What is mapped from a work account is written anew at each sign-in, and Cognito fails every sign-in but the first where
 * such an attribute is immutable:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html
 */
export const customAttributes: Readonly<Record<'oid' | 'tid', { readonly mutable: boolean }>> = {
  oid: { mutable: true },
  tid: { mutable: true },
};

/** What a work account says of its person, and where the pool keeps it. */
export const mappedAttributes: readonly Mapped[] = [
  { attribute: 'email', claim: 'email' },
  { attribute: 'given_name', claim: 'given_name' },
  { attribute: 'family_name', claim: 'family_name' },
  { attribute: 'custom:oid', claim: 'oid' },
  { attribute: 'custom:tid', claim: 'tid' },
];

/** What the site's client writes when a work account signs in: left out, a mapped attribute fails the sign-in. */
export const writableAttributes: readonly string[] = mappedAttributes.map(({ attribute }) => attribute);

/** What the site's tokens may read of their bearer. Cognito shows no custom attribute that is not named. */
export const readableAttributes: readonly string[] = [...writableAttributes, 'email_verified'];
