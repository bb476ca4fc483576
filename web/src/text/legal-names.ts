/** The pages that anybody may read, by their addresses. */
export const legalNames = {
  terms: 'Terms of Service',
  privacy: 'Privacy',
  security: 'Security',
  accessibility: 'Accessibility',
} as const;

export type LegalPageName = keyof typeof legalNames;
