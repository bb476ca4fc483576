/** Words where nothing meets what is asked. */
export const nothingMeets = {
  none: 'Nothing in this space meets all that is asked.',
  noneIs: (wish: string) => `Nothing in this space is ${wish}.`,
  noneMeets: (wish: string) => `Nothing in this space meets “${wish}”.`,
  least: (served: string, length: string) => `The least to serve in it is ${served}, ${length}.`,
  lifeOnly: 'No determinate sentence in this space.',
  heldRow: (name: string, length: string, why: string) => `${name}${length === '' ? '' : `, ${length},`} ${why}`,
  heldClosed: (lever: string) => `stands: ${lever} is not open here`,
  heldBy: {
    fixed: 'is fixed here',
    barred: 'stands: the court may not strike it',
    last: 'stands: something is pleaded to',
  },
  freed: (row: string) => `${row}, no more fixed`,
  andAlso: ' and ',
  everyPair: 'No one of these is enough alone. Every pair was tried: those that are enough stand first.',
  somePairs: 'No one of these is enough alone. Not every pair was tried: there may be more that are enough.',
  wouldOpen: 'What would open it',
  openColumns: ['If this were open too', 'Least sentence', 'To serve', 'Who must agree', 'Open'],
  allOpen: 'Everything that may be open here is open, and no row is fixed.',
  openIt: 'Open it',
  openItOf: (words: string) => `Open it: ${words}`,
  /** Of what is closed and brings the least no lower. */
  opensNothing: (words: readonly string[]) => `No less by any one of these alone: ${words.join('; ')}.`,
  notAlone: 'not enough alone',
  askLess: 'Or ask for less',
  without: (wish: string, served: string, length: string) =>
    `Without “${wish}” the least to serve is ${served}, ${length}.`,
  withoutNone: (wish: string) => `Without “${wish}” nothing meets the rest either.`,
  computing: 'computing',
} as const;
