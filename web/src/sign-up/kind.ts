/** Whom the sign-up is for: oneself, an organization, or somebody who was invited. */
export type Kind = 'individual' | 'enterprise' | 'invited';

export const isKind = (text: string | undefined): text is 'individual' | 'enterprise' =>
  text === 'individual' || text === 'enterprise';
