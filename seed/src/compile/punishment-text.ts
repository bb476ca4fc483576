import type { CrimeVersion, Place, Terms } from '@countwise/engine';

const places: Record<Place, string> = {
  prison: 'in state prison',
  jail1170h: 'in county jail under PC 1170(h)',
  jail: 'in county jail',
  none: '',
};
const units: Record<string, string> = { y: 'year', m: 'month', d: 'day' };

const count = (amount: string, unit: string): string => `${amount} ${units[unit] ?? unit}${amount === '1' ? '' : 's'}`;

/** `1y8m` -> `1 year 8 months`; `25-life` -> `25 years to life`. */
function termText(term: string): string {
  if (term === 'LWOP') return 'life without parole';
  if (term === 'DEATH') return 'death';
  if (term === '7-life') return 'life with the possibility of parole';
  if (term.endsWith('-life')) return `${term.slice(0, -5)} years to life`;
  return [...term.matchAll(/(\d+)([ymd])/g)].map(([, amount = '', unit = '']) => count(amount, unit)).join(' ');
}

function choice({ lower, middle, upper }: Terms): string {
  const slots = [lower, middle, upper].flatMap((slot) => (slot === undefined ? [] : [termText(slot)]));
  const last = slots.at(-1) ?? '';
  return slots.length > 1 ? `${slots.slice(0, -1).join(', ')} or ${last}` : last;
}

type Punished = Pick<CrimeVersion, 'statute' | 'kind' | 'severity' | 'terms' | 'place'>;

/** Infractions of minors, for which education and service stand in the place of a fine: Health & Saf. Code, §§ 11357 to 11360, 11362.4. */
const withoutFine: ReadonlySet<string> = new Set([
  'HS 11357(a)(1)',
  'HS 11357(b)(1)',
  'HS 11357(d)',
  'HS 11358(a)',
  'HS 11359(a)',
  'HS 11360(a)(1)',
  'HS 11362.4(c)',
  'HS 11362.4(f)',
]);

function infractionText(statute: string): string {
  return withoutFine.has(statute)
    ? 'Infraction: drug education and community service, no fine and no custody.'
    : 'Infraction: a fine, no custody.';
}

/** The punishment of a row in a sentence, made of its own terms and place. */
export function punishmentText({ statute, kind, severity, terms, place }: Punished): string {
  const length = choice(terms);
  if (severity === 'infraction') return infractionText(statute);
  if (length === '' && kind !== 'crime') return 'No term of its own.';
  if (length === '') return severity === 'felony' ? 'Felony: a fine.' : 'Misdemeanor: a fine.';
  if (kind === 'conduct' || kind === 'status') return `An additional and consecutive ${length}.`;
  if (severity === 'misdemeanor') return `Misdemeanor: up to ${length} in county jail.`;
  const lead = kind === 'substitution' ? 'In place of the term of the crime' : 'Felony';
  return `${lead}: ${`${length} ${places[place]}`.trim()}.`;
}
