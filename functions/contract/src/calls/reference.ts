import { severities } from '@countwise/engine';
import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { id, isoDate } from '../schemas/basics.ts';
import { crimeState } from '../schemas/charge.ts';
import {
  circumstance,
  collateralConsequence,
  crimeCategory,
  crimeFactor,
  crimeFactorGroup,
  crimeMatchGroup,
  lawText,
  matchGroup,
  probationFactor,
  probationLimitation,
  ruleWord,
  strikeGroup,
} from '../schemas/reference.ts';

const ofCrime = z.object({ crimeId: id });

export const strikeInfo = defineCall({
  id: 'crimes.strikeInfo',
  resource: 'crimes',
  method: 'POST',
  path: '/crimes/strikeInfo',
  caller: 'subscribed',
  reads: true,
  summary: 'Which lists of serious, violent, trigger and strike offenses a crime was on at the offense date.',
  body: z.object({ offenseDate: isoDate, crime: id }),
  answer: z.object({
    seriousGroup: z.array(strikeGroup),
    violentGroup: z.array(strikeGroup),
    thirdStrikeTriggerGroup: z.array(strikeGroup),
    strikeGroup: z.array(strikeGroup),
  }),
  errors: [404],
});

export const wobble = defineCall({
  id: 'crimes.wobble',
  resource: 'crimes',
  method: 'POST',
  path: '/crimes/wobble',
  caller: 'subscribed',
  reads: true,
  summary: 'The rows a wobbler moves to.',
  body: z.object({ CrimeId: id, wobbleDirection: z.number().int().min(0).max(3) }),
  answer: z.object({ WobbleDownCrimeId: id.nullable(), WobbleUpCrimeId: id.nullable() }),
  errors: [404],
});

export const crimeCategories = defineCall({
  id: 'crimes.categories',
  resource: 'crimes',
  method: 'GET',
  path: '/crimeCategories',
  caller: 'subscribed',
  summary: 'The categories of crimes, for filtering.',
  answer: z.array(crimeCategory),
});

export const crimeFactorGroups = defineCall({
  id: 'crimes.factorGroups',
  resource: 'crimes',
  method: 'GET',
  path: '/vCrimeCPKGroup/getManyByCrimeId/{crimeId}',
  caller: 'subscribed',
  summary: 'The group of crimes a main crime may be punished per.',
  params: ofCrime,
  answer: z.array(crimeFactorGroup),
  errors: [404],
});

export const crimeFactors = defineCall({
  id: 'crimes.factors',
  resource: 'crimes',
  method: 'GET',
  path: '/crimeFactorCPKGroup/getManyByCPKGroupId/{groupId}',
  caller: 'subscribed',
  summary: 'The crimes of such a group, in their order.',
  params: z.object({ groupId: id }),
  answer: z.array(crimeFactor),
  errors: [404],
});

export const crimeMatchGroups = defineCall({
  id: 'crimes.matchGroups',
  resource: 'crimes',
  method: 'GET',
  path: '/crimeEnhancementMatchGroup/getManyByCrimeId/{crimeId}',
  caller: 'subscribed',
  summary: 'The match groups of a crime: an enhancement attaches where groups meet.',
  params: ofCrime,
  answer: z.array(crimeMatchGroup),
  errors: [404],
});

export const matchGroupTexts = defineCall({
  id: 'crimes.matchGroupTexts',
  resource: 'crimes',
  method: 'GET',
  path: '/enhancementmatchgroup/getManyByCrimeId/{crimeId}',
  caller: 'subscribed',
  summary: 'The match groups of a crime with the text that explains each.',
  params: ofCrime,
  answer: z.array(matchGroup),
  errors: [404],
});

/** What a crime is convicted as, which its row does not say; without an age any may be. */
const conviction = z.object({
  state: crimeState,
  serious: z.boolean(),
  violent: z.boolean(),
  /** Years of age on the day of the act. */
  age: z.number().int().optional(),
  /** As it is charged; without it a conspiracy to commit a misdemeanor is the felony of Pen. Code, § 182(a). */
  level: z.enum(severities).optional(),
});

export const collateralConsequences = defineCall({
  id: 'crimes.collateralConsequences',
  resource: 'crimes',
  method: 'POST',
  path: '/crimeCollateralConsequences/include',
  caller: 'subscribed',
  reads: true,
  summary: 'What a conviction of a crime brings beside the sentence.',
  body: z.object({
    where: z.object({ CrimeId: id }),
    conviction: conviction.optional(),
    /** The day of the act; without one the law of today is told. */
    on: isoDate.optional(),
    include: z.unknown().optional(),
  }),
  answer: z.array(z.object({ CrimeId: id, CollateralConsequence: collateralConsequence })),
  errors: [404],
});

export const probationLimitations = defineCall({
  id: 'probation.limitations',
  resource: 'probation',
  method: 'GET',
  path: '/probationLimitations',
  caller: 'subscribed',
  summary: 'Every limitation of probation.',
  answer: z.array(probationLimitation),
});

export const probationFactors = defineCall({
  id: 'probation.factors',
  resource: 'probation',
  method: 'GET',
  path: '/probationFactors',
  caller: 'subscribed',
  summary: 'The findings and factors a court weighs for probation.',
  answer: z.array(probationFactor),
});

export const circumstances = defineCall({
  id: 'circumstances.list',
  resource: 'circumstances',
  method: 'GET',
  path: '/circumstances',
  caller: 'subscribed',
  summary: 'Circumstances in aggravation and mitigation, and for concurrent terms.',
  answer: z.array(circumstance),
});

export const ruleWords = defineCall({
  id: 'crimes.ruleWords',
  resource: 'crimes',
  method: 'POST',
  path: '/rulewords/getManyById',
  caller: 'subscribed',
  reads: true,
  summary: 'The words of sentencing rules.',
  body: z.object({ ruleWordIds: z.array(z.string().max(20)).max(200) }),
  answer: z.array(ruleWord),
});

export const getLawText = defineCall({
  id: 'crimes.lawText',
  resource: 'crimes',
  method: 'GET',
  path: '/lawTexts/{code}/{section}',
  caller: 'subscribed',
  summary:
    'The official text of a section on a day, where it was imported; of a day that no text covers the nearest one.',
  params: z.object({
    code: z.string().regex(/^\w{1,8}$/),
    /** With or without subdivisions: `667(e)(1)`. */
    section: z
      .string()
      .max(80)
      .regex(/^\w[\w.()]*$/),
  }),
  query: z.object({ on: isoDate }),
  answer: lawText,
  errors: [404],
});

export const referenceCalls = [
  strikeInfo,
  wobble,
  crimeCategories,
  crimeFactorGroups,
  crimeFactors,
  crimeMatchGroups,
  matchGroupTexts,
  collateralConsequences,
  probationLimitations,
  probationFactors,
  circumstances,
  ruleWords,
  getLawText,
];
