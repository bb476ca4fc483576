/** The pages that anybody may read, by their addresses. */
export const legalNames = {
  terms: 'Terms of Service',
  privacy: 'Privacy',
  security: 'Security',
  accessibility: 'Accessibility',
} as const;

/** What a box is checked for; its middle leads to the terms. */
export const agreement = { before: 'I agree to the ', terms: 'terms of service', after: '.' } as const;

export type LegalPageName = keyof typeof legalNames;
