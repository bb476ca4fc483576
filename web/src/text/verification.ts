/** Words of the page that says how the numbers are verified. */
export const verification = {
  title: 'How the numbers are verified',
  rules: (engine: string, catalogue: string) =>
    `Rules ${engine}, catalog of ${catalogue}. Every figure on this page is counted anew for each release of the site.`,
  worked: {
    title: 'Worked by hand',
    text: (cases: string) =>
      `${cases} cases were worked out from the statute, each with its authority. Before each release they are compared with what the site computes.`,
    columns: ['Part of the law', 'Cases'],
  },
  random: {
    title: 'Computed a second time',
    text: (sentences: string, ranges: string, manySentences: string, manyRanges: string) =>
      `How terms run together is computed again by a second program that shares nothing with the first. Before each release ${sentences} random cases and ${ranges} lawful ranges are compared, in a longer run ${manySentences} and ${manyRanges}.`,
  },
  catalogue: {
    title: 'The catalog of crimes',
    text: 'Each crime names its source. What rests on tables or on former law as cases give it is marked so on the crime itself.',
    columns: ['Source', 'In force', 'Former'],
    trust: {
      verified: 'Read in the text',
      reviewed: 'Reviewed',
      listed: 'From a public table',
      default: 'From a public table, by the general rule',
    },
    ways: {
      title: 'How the crimes were checked',
      columns: ['Checked', 'In force', 'Former'],
      text: 'Beside the text of the law',
      table: 'Against a public table',
      knowledge: 'From session laws and cases',
    },
    last: (day: string) => `Last on ${day}`,
  },
  facts: { title: 'Facts the catalog is held to before each release', columns: ['Fact', 'Count'] },
  left: {
    title: 'What is left to a person',
    text: 'Where a case meets one of these, a notice says so beside the number.',
    columns: ['Rule', 'Left to a person'],
  },
} as const;
