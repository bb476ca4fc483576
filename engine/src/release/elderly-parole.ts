import { addYears, laterOf } from '../numbers/iso-date.ts';
import { continuousStart } from './incarceration.ts';
import { type ReleaseFacts, servedFelonies } from './release-facts.ts';
import { noParole, type ParoleDate } from './youth-parole.ts';

/** Pen. Code, § 3055(a), (c): years of age, and years served without a break. */
const elderly = { age: 50, served: 20, authority: 'PC 3055(a), (c)' } as const;

function excludedBy(facts: ReleaseFacts): string | undefined {
  const { summary } = facts;
  if (summary.place !== 'prison') return 'Elderly parole: only from state prison (PC 3055).';
  if (summary.special !== null) return `Elderly parole: not for ${summary.special} (PC 3055(g)).`;
  const felonies = servedFelonies(facts);
  if (felonies.some(({ officerMurdered }) => officerMurdered))
    return 'Elderly parole: not for the first degree murder of a peace officer (PC 3055(h)).';
  if (felonies.some(({ strikes }) => strikes !== '0'))
    return 'Elderly parole: not for a sentence under the Three Strikes law (PC 3055(g)); the court-ordered program may reach it at 60 after 25 years.';
  return undefined;
}

/** The day on which a person is 50 and has served 20 years without a break (R-D08, Pen. Code, § 3055). */
export function elderlyParole(facts: ReleaseFacts): ParoleDate {
  const { birthdate } = facts;
  const reason = excludedBy(facts);
  if (reason !== undefined) return noParole(reason);
  if (birthdate === undefined) return noParole('Elderly parole: needs the date of birth (PC 3055).');
  const served = addYears(continuousStart(facts), elderly.served);
  return { date: laterOf(addYears(birthdate, elderly.age), served), authority: elderly.authority, reason: null };
}
