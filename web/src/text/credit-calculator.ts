/** Words of the Credit Calculator. */
export const creditCalculator = {
  title: 'Credit Calculator',
  unsaved: 'Nothing on this page is saved.',
  years: 'Years',
  months: 'Months',
  wanting: 'Give the years or months of the sentence to estimate a release date.',
  violent: 'Violent felony, PC 667.5(c)',
  assumed: 'A felony served in state prison, committed on the first day in custody.',
  felony: 'The felony',
} as const;
