/** Words of what is noted of a charge. Nothing of it is printed. */
export const notes = {
  title: 'Notes',
  fields: {
    Tags: { label: 'Tags', hint: 'Words to know the charge by, with commas between them' },
    OfficeNote: {
      label: 'Notes for the office',
      hint: 'Stay with the case when a colleague takes it over. Never printed.',
    },
    PrivateTags: {
      label: 'Private tags',
      hint: 'For you alone: a colleague who takes the case over does not get them',
    },
    PrivateNote: {
      label: 'Private notes',
      hint: 'For you alone: a colleague who takes the case over does not get them. Never printed.',
    },
  },
} as const;
