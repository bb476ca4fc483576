/** Words of the landing page, of the other products, and of what greets the user. */
export const landing = {
  title: 'What would you like to do?',
  opened: 'Cases you opened last',
  tiles: [
    {
      name: 'Multi Count Sentencing',
      text: 'Exposure, credits, probation and reports for every count of a case.',
      steps: ['Create a Case', 'Select your Charges', 'Play What If', 'Generate Customized Report PDFs'],
      action: 'Open the Case List',
      to: '/Cases',
    },
    {
      name: 'Crime Search',
      text: 'Any of more than 7,000 crimes, with its punishment, consequences and jury instructions on the day of the offense.',
      steps: [],
      action: 'Look up a crime',
      to: '/singleSearch',
    },
    {
      name: 'Credit Calculator',
      text: 'Custody credits and the earliest release date, without a case.',
      steps: [],
      action: 'Calculate a date',
      to: '/creditCalculator',
    },
  ],
} as const;

export const products = {
  title: 'Other Products',
  list: [
    {
      name: 'Crimes Listing Booklet',
      text: 'The crimes most often charged, in print. Free with the annual plan: it goes to the address given with the order; if you gave none, write to our support.',
      to: '/myaccount',
      action: 'See your plan',
    },
    {
      name: 'Crime Search',
      text: 'One crime, its law text, its consequences and its jury instructions.',
      to: '/singleSearch',
      action: 'Look up a crime',
    },
    {
      name: 'County plan',
      text: 'Users, roles, privacy settings and work accounts for a whole office.',
      to: '/getstarted/enterprise',
      action: 'Register an organization',
    },
  ],
} as const;

export const welcome = {
  title: 'Welcome to Countwise',
  products: [
    [
      'Cases',
      'Search by statute and offense date across the database of over 7,000 crimes, and see the whole sentence at once.',
    ],
    ['Crime Search', 'One crime, with its punishment, consequences and jury instructions.'],
    ['Credit Calculator', 'Days served, credit earned and the earliest release.'],
  ],
  start: 'Get Started',
  sample: 'Or look around in a sample case first: made-up people, real numbers. Delete it whenever you like.',
} as const;

export const announcement = { title: 'What is new', close: 'Close' } as const;
