import { everyLever } from '@countwise/engine';
import { z } from 'zod';
import { id, isoDate, isoTime, version } from './basics.ts';
import { mostCharges } from './charge.ts';
import { offerCard } from './offer-card.ts';

/** A term is fixed, is the most that may be imposed, or is left to the court. */
export const offerForms = ['fixed', 'atMost', 'open'] as const;
export const offerForm = z.enum(offerForms);
export type OfferForm = z.infer<typeof offerForm>;

/** A court makes no offer; what it would impose is an indication (People v. Clancey (2013) 56 Cal.4th 562). */
export const offerMakers = ['People', 'defense'] as const;
export const offerKinds = ['offer', 'indication'] as const;

/** As they are stored. That an offer has expired is read from its last day, and never written. */
export const offerStates = ['draft', 'made', 'countered', 'accepted', 'refused', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** The grounds on which a serious felony may be bargained for: Pen. Code, § 1192.7(a)(2). */
export const bargainGrounds = ['evidence', 'witness', 'noSubstantialChange'] as const;

export const cardLanguages = ['en', 'es'] as const;
export type CardLanguage = (typeof cardLanguages)[number];
/** The card of the hallway, and the page that the client takes home. */
export const cardPages = ['card', 'client'] as const;
export type CardPage = (typeof cardPages)[number];

const days = z.number().int();
const words = (most: number) => z.string().trim().max(most);

/** A case file as the engine reads it; the server reads it whole, by the rules of an imported one. */
export const frozenCaseFile = z.looseObject({
  caseFile: z.literal(1),
  charges: z.array(z.looseObject({ id })).min(1).max(mostCharges),
});

/** What is done with one row of the case. */
export const offerChange = z.object({ row: z.string().max(120), lever: z.enum(everyLever), to: words(120).optional() });
export type OfferChange = z.infer<typeof offerChange>;

/** Calendar days to serve; of a life term to its minimum parole date. */
export const timeToServe = z.object({ kind: z.enum(['days', 'life', 'without-parole', 'death']), days });

/** A bargain with all of the court's choices made, and what it comes to. */
export const offerDisposition = z.object({
  caseFile: frozenCaseFile,
  determinate: z.string(),
  indeterminate: z.string(),
  /** Sentence days of the determinate term, and calendar days of jail of misdemeanors. */
  totalDays: days,
  misdemeanorDays: days,
  serveDays: z.object({ statute: timeToServe, department: timeToServe }),
  /** The first day out by each credit, of a life term the first hearing; null where there is none. */
  release: z.object({ statute: isoDate.nullable(), department: isoDate.nullable() }),
  place: z.enum(['prison', 'jail1170h', 'jail', 'none']),
  /** New strikes. */
  strikes: days,
  /** Days of credit before sentence. */
  credits: days,
  /** Codes of the notices and checks that stand beside it. */
  checks: z.array(z.string()),
});
export type OfferDisposition = z.infer<typeof offerDisposition>;

/** A disposition as it was when it was frozen: by which rules, which catalogue, and on which day. */
export const offerSummary = offerDisposition
  .omit({ caseFile: true })
  .extend({ engine: z.string(), catalogue: z.string(), today: isoDate });
export type OfferSummary = z.infer<typeof offerSummary>;

/** What is agreed beside the sentence, as the card tells it. */
const besides = {
  /** The most that may be imposed on who does not come back or breaks the law before sentence, in sentence days: People v. Cruz (1988) 44 Cal.3d 1247. */
  returnDays: days.min(1).max(1_000_000).nullable(),
  /** Counsel says that the plea will bring deportation, not only that it may. */
  isDeportable: z.boolean(),
  /** Whom or what the defendant may not go near; empty for none. */
  away: words(160),
};

/** What became of an offer: its new state, on which day, by whom, and who wrote it down when. */
export const offerAnswer = z.object({
  to: z.enum([...offerStates, 'amended', 'reviewed']),
  at: isoDate,
  by: z.string(),
  note: z.string(),
  recordedAt: isoTime,
  /** Of a counteroffer: the offer that took its place. */
  offer: id.nullable(),
});
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** An offer, or a sentence that the court indicated, on a case. What it comes to is frozen. */
export const offerRecord = z.object({
  id,
  caseId: id,
  /** Counted up in the case from 1. */
  number: days,
  kind: z.enum(offerKinds),
  /** Null of an indication. */
  madeBy: z.enum(offerMakers).nullable(),
  madeByName: z.string(),
  madeAt: isoDate,
  /** The last day on which it is good, to its end in California; null where none was said. */
  expiresAt: isoDate.nullable(),
  form: offerForm,
  bargain: z.array(offerChange),
  caseFile: frozenCaseFile,
  summary: offerSummary,
  /** What the court could impose on the bargain. */
  range: z.object({ minimum: z.string(), maximum: z.string() }),
  /** The case as it was filed, on the same day by the same rules. */
  filed: offerSummary,
  card: offerCard,
  conditions: z.string(),
  ...besides,
  ground: z.enum(bargainGrounds).nullable(),
  /** The scenario that an accepted offer was copied to. */
  scenarioId: id.nullable(),
  /** The offer that this one counters. */
  counters: id.nullable(),
  answers: z.array(offerAnswer),
  state: z.enum(offerStates),
  /** Private to the account, never printed. */
  note: z.string(),
  language: z.enum(cardLanguages),
  /** The interpreter who has read the card in Spanish, and when; until then the card says that nobody has. */
  translation: z.object({ by: z.string(), at: isoDate }).nullable(),
  version,
});
export type OfferRecord = z.infer<typeof offerRecord>;

/** A new offer. The server computes what it comes to from its case file, and takes no number of the request. */
export const newOffer = z.object({
  RequestId: z.uuid(),
  kind: z.enum(offerKinds),
  madeBy: z.enum(offerMakers).nullable(),
  madeByName: words(120).min(1),
  madeAt: isoDate,
  expiresAt: isoDate.nullable(),
  form: offerForm,
  bargain: z.array(offerChange).max(2000),
  caseFile: frozenCaseFile,
  conditions: words(1000),
  // a page of before says none of it
  returnDays: besides.returnDays.default(null),
  isDeportable: besides.isDeportable.default(false),
  away: besides.away.default(''),
  ground: z.enum(bargainGrounds).nullable(),
  note: words(4000),
  language: z.enum(cardLanguages),
  /** A draft is not yet made known to the other side. */
  draft: z.boolean(),
  /** The offer that it counters, on the version that was read: both are written, or neither. */
  counters: z.object({ id, version }).nullable(),
});
export type NewOffer = z.infer<typeof newOffer>;

const happened = { RequestId: z.uuid(), version, at: isoDate, by: words(120).min(1), note: words(4000) };

/** What happens to an offer. Each is added to its answers; none is ever changed. */
export const offerEvent = z.discriminatedUnion('event', [
  z.object({ ...happened, event: z.literal('made') }),
  z.object({ ...happened, event: z.literal('refused') }),
  z.object({ ...happened, event: z.literal('withdrawn') }),
  /** With the scenario that the frozen case file was copied to, if it was. It changes no charge. */
  z.object({ ...happened, event: z.literal('accepted'), scenarioId: id.nullable() }),
  /** Another last day or other conditions; the terms themselves are another offer. */
  z.object({
    ...happened,
    event: z.literal('amended'),
    expiresAt: isoDate.nullable(),
    conditions: words(1000),
  }),
  /** An interpreter, `by`, has read the card in Spanish. */
  z.object({ ...happened, event: z.literal('reviewed') }),
]);
export type OfferEvent = z.infer<typeof offerEvent>;

/** Whether an offer, made and not answered, is good no more on a day in California: its last day counts whole. */
export const isExpired = ({ state, expiresAt }: Pick<OfferRecord, 'state' | 'expiresAt'>, today: string): boolean =>
  state === 'made' && expiresAt !== null && expiresAt < today;
