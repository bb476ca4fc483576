/** So many days an answer that was read on this device is kept, and so many answers. */
export const keptDays = 14;
export const mostKept = 2000;

/** Filled in by the build: the files of the site, each with a hash behind a # where its name does not tell its versions apart. */
const files = '__BUILT_FILES__';
export const builtFiles = (): { url: string; revision: string | null }[] =>
  files.split(' ').map((file) => {
    const [url = '', revision = null] = file.split('#');
    return { url, revision };
  });

const kept = [
  'cases',
  'case',
  'charges',
  'circumstances',
  'caseCircumstances',
  'caseProbationFactors',
  'caseProbationLimitationStatus',
  'probationFactors',
  'probationLimitations',
  'juryInstructions',
  'lawTexts',
  'crimes',
  'crimeCategories',
  'crimeEnhancementMatchGroup',
  'crimeFactorCPKGroup',
  'enhancementmatchgroup',
  'vCrimeCPKGroup',
  'siteSettings',
];

/** Cases, and the law and the settings that their screens read; nothing of a county, an account, or a file to download. */
export function isReadOffline(path: string): boolean {
  const [, api, first = '', second] = path.split('/');
  return api === 'api' && kept.includes(first) && second !== 'export' && !path.endsWith('/card');
}
