/** Words about the official text of a section on a day. */
export const law = {
  title: (statute: string, day: string) => `${statute} on ${day}`,
  inForce: (day: string, days: string) => `In force on ${day}, ${days}.`,
  sinceUnknown: (day: string) => `The text stored for ${day}; since when it has been the law is not stored.`,
  notStored: (day: string) => `The text of ${day} is not stored;`,
  nearest: (days: string) => `this is the text ${days}.`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  history: 'The acts that made it',
  nothing: 'No text of this section is stored. The Legislature’s site has the text of today.',
  noSection: 'This address names no section of a code.',
} as const;
