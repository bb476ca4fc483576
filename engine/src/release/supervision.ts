import type { Release } from '../answer/answer.ts';
import { isMurder } from '../credits/murder.ts';
import { type Dated, inForce } from '../law/dated.ts';
import { failuresToRegister } from '../law/lists/crimes-of-registrants.ts';
import { sectionsOf } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { registrantParole } from './registrant-parole.ts';
import { hasLifeTerm, type ReleaseCharge, type ReleaseFacts, servedFelonies } from './release-facts.ts';
import { splitBar } from './split-bar.ts';

type Supervision = Release['supervision'];

interface ParolePeriod {
  readonly determinate: string;
  readonly life: string;
}

/** Parole of those who need not register, by the day of release. */
const parolePeriods: readonly Dated<ParolePeriod>[] = [
  {
    effective: null,
    end: '2020-06-30',
    basis: 'custodyDay',
    authority: 'PC 3000(b)',
    value: { determinate: 'Parole for 3 years.', life: 'Parole for 5 years.' },
  },
  {
    effective: '2020-07-01',
    end: null,
    basis: 'custodyDay',
    authority: 'PC 3000.01',
    value: {
      determinate: 'Parole for 2 years, with review for discharge within 12 months.',
      life: 'Parole for 3 years, with review for discharge within 12 months.',
    },
  },
];

const murderParole = {
  text: 'Parole for life. Of releases from 07/01/2020 PC 3000.01(b)(2) names 3 years after any life term of one who need not register: ask which the department applies.',
  authority: 'PC 3000.1',
} as const;
/** The case says nothing of an earlier parole: the condition is told of every such felony (J-217). */
const communitySupervision = {
  text: 'Postrelease community supervision for up to 3 years: discharge possible after 6 months, required after a year without a violation. A high-risk sex offender or a person with a mental health disorder goes to parole instead. So does a person who must register as a sex offender and was subject to parole of more than 3 years when the felony was done, for up to 3 years or that parole, whichever is longer (PC 3000.08(i)).',
  authority: 'PC 3451; PC 3456',
} as const;
const mandatorySupervision = {
  text: 'Unless the court finds otherwise it suspends a concluding part of the term, served on mandatory supervision. Time in custody earns jail credit; time on supervision counts as actual days only. After a straight term there is no supervision.',
  authority: 'PC 1170(h)(5)',
} as const;

/** The case says nothing of an earlier parole: the condition is told of every such felony (J-255). */
const yearOfParole = {
  text: 'Parole of at least one year, where the person had been discharged from parole before this conviction.',
  authority: 'PC 290.018(e)',
} as const;

/** First murder that brings parole for life: Stats. 1982, ch. 1406. */
const murderParoleSince: IsoDate = '1983-01-01';
const bringsMurderParole = (charge: ReleaseCharge): boolean =>
  isMurder(charge) && charge.offenseDate >= murderParoleSince;

const isFailureToRegister = ({ state, statute }: ReleaseCharge): boolean =>
  state === 'Completed' && isNamed(failuresToRegister, sectionsOf(statute));

const goesToParole = (charge: ReleaseCharge): boolean =>
  charge.serious || charge.violent || charge.thirdStrike || hasLifeTerm(charge);

/** Who serves a term for what brings registration, by its own words or by an order: Pen. Code, § 3000.01(d)(1) (J-251). */
const mustRegister = ({ registrable, registrableByAges, registrationOrdered }: ReleaseCharge): boolean =>
  registrationOrdered || (registrable && !registrableByAges);

const ifOlder = ({ text, authority }: Supervision[number]): Supervision[number] => ({
  text: `If the defendant was more than ten years older than the minor, or must register for another conviction, instead: ${text}`,
  authority: `PC 3000.01(d)(1), 290(c)(3); ${authority}`,
});

function parole(felonies: readonly ReleaseCharge[], released: IsoDate): Supervision {
  if (felonies.some(bringsMurderParole)) return [murderParole];
  const ofRegistrant = registrantParole(felonies);
  if (felonies.some(mustRegister)) return [ofRegistrant];
  const period = inForce(parolePeriods, released);
  if (period === undefined) return [];
  const { life, determinate } = period.value;
  const ordinary = { text: felonies.some(hasLifeTerm) ? life : determinate, authority: period.authority };
  return felonies.some(({ registrableByAges }) => registrableByAges) ? [ordinary, ifOlder(ofRegistrant)] : [ordinary];
}

/**
 * What follows custody (R-D09): parole, postrelease community supervision or mandatory supervision, in words; nothing
 * after a misdemeanor, a sentence that never ends, or a jail term of which no part may be suspended (J-101).
 * @param released the estimated day of release, whose law decides the period
 */
export function supervision(facts: ReleaseFacts, released: IsoDate): Supervision {
  const { place, special } = facts.summary;
  const felonies = servedFelonies(facts);
  if (place === 'jail1170h') return splitBar(facts) === null ? [mandatorySupervision] : [];
  if (place !== 'prison' || special !== null) return [];
  const period = felonies.some(goesToParole) ? parole(felonies, released) : [communitySupervision];
  return felonies.some(isFailureToRegister) ? [...period, yearOfParole] : period;
}
