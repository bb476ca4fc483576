import { z } from 'zod';
import { isoDate } from './basics.ts';

const number = z.number().int();

/** A length in years and months; `days` are what is left of it, or days of jail. */
const lengthOnCard = z.object({ years: number, months: number, days: number });

const year = 360;
const month = 30;
/** Sentence days in years, months and days: a sentence year has 360 days, a month 30. */
export const cardLength = (days: number): z.infer<typeof lengthOnCard> => ({
  years: Math.floor(days / year),
  months: Math.floor((days % year) / month),
  days: days % month,
});

/** A sentence as the card tells it: a determinate term, after or without a life term. */
const cardTerm = z.object({
  special: z.enum(['LWOP', 'DEATH']).nullable(),
  /** Years after which a life term may end; 0 where the law names none, null where there is no life term. */
  lifeYears: number.nullable(),
  /** Years of a life term that runs beside a longer term without one: Pen. Code, § 669(a). */
  besideYears: number.optional(),
  determinate: lengthOnCard,
  jailDays: number,
});
export type CardTerm = z.infer<typeof cardTerm>;

/** A crime with its statute, by its plain names where the table of reductions has them. */
const cardCrime = z.object({
  count: number.nullable(),
  statute: z.string(),
  name: z.string(),
  plainEn: z.string(),
  plainEs: z.string(),
});
export type CardCrime = z.infer<typeof cardCrime>;

/** What follows custody, and for how long: in months, for life, or as long as the law of the act says. */
const cardAfter = z.object({
  kind: z.enum(['parole', 'paroleAfterBoard', 'county', 'rest', 'probation']),
  months: number.nullable(),
  isForLife: z.boolean(),
});
export type CardAfter = z.infer<typeof cardAfter>;

/** What gives the first hearing of a life term by age, and the day of the term itself: Pen. Code, §§ 3046, 3051, 3055. */
const byAge = z.object({ authority: z.string(), minimum: isoDate }).nullable().optional();

/** Days of a county jail stand beside a felony's term, and are not in the day it ends: Pen. Code, §§ 19.2, 1203.1(a). */
const jailApart = z.boolean().optional();

/** What the card of an offer prints beside its summary: frozen with it, so that a print is never counted anew. */
export const offerCard = z.object({
  plead: z.array(cardCrime.extend({ with: z.array(cardCrime) })),
  /** Priors that are admitted beside the counts, each as often as it is added: Pen. Code, §§ 1025, 1170.1(e). */
  admit: z.array(cardCrime.extend({ times: number })),
  /** Prior strikes that lengthen what is pleaded; 2 for two or more. */
  priorStrikes: number,
  drop: z.array(cardCrime),
  term: cardTerm,
  /** What the court could impose; `least` is null where it may grant probation. */
  least: cardTerm.nullable(),
  most: cardTerm,
  /** Days of jail under probation; null without probation. */
  probationJail: number.nullable(),
  /** Counts on probation, by their numbers: others may be sentenced beside them. */
  onProbation: z.array(number),
  /** Facts of a weapon or an injury are alleged, and a lesser crime is pleaded: they may make it a strike (PC 1192.7(c)). */
  mayBeStrikeByFacts: z.boolean(),
  /** No felony is pleaded, and facts make only a felony a strike: Pen. Code, § 1192.7(c)(8), (23). */
  onlyMisdemeanors: z.boolean().optional(),
  after: z.array(cardAfter),
  /** The parts of a term in county jail that is split: Pen. Code, § 1170(h)(5)(B); null for none. */
  split: z.object({ custody: lengthOnCard, supervision: lengthOnCard }).nullable(),
  /** The first hearing that comes before the end of a determinate term: Pen. Code, §§ 3051, 3055; null for none. */
  hearing: z.object({ date: isoDate, authority: z.string() }).nullable(),
  byAge,
  jailApart,
  gun: z.enum(['life', 'tenYears', 'none']),
  pay: z.boolean(),
  /** The longest registration, in years; 0 for life, null for none. */
  register: number.nullable(),
  /** The longest loss of the license, in months; null for none. */
  drive: number.nullable(),
  /** The longer loss of who was under 21 on the day of the act: Veh. Code, § 13202.5; where the birth date is not known. */
  driveOfYouth: number.nullable().optional(),
  /** The greatest sentence of the case as filed, if every upper term were proved. */
  trial: z.object({
    most: cardTerm,
    release: isoDate.nullable(),
    strikes: number,
    byAge,
    jailApart,
  }),
  law: z.object({ offense: isoDate, sentence: isoDate }),
  /** The first day of offenses of several days, whose last is in `law`; null where they are of one. */
  offenseFrom: isoDate.nullable(),
});
export type OfferCard = z.infer<typeof offerCard>;
