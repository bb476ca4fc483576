import {
  type CrimeReference,
  categoryCodes,
  creditPercents,
  crimeKinds,
  groupCodes,
  places,
  severities,
} from '@countwise/engine';
import { z } from 'zod';
import { withCategory } from './category-among-groups.ts';
import { rateOf } from './rate-schema.ts';
import { terms } from './term-schema.ts';

const attachable = z
  .enum(groupCodes)
  .meta({ id: 'group', description: 'A list of crimes that an enhancement may attach to.' });
const listed = z
  .enum([...groupCodes, ...categoryCodes])
  .meta({ id: 'groupOrCategory', description: 'A list of crimes, or a category.' });
const creditLimit = rateOf(creditPercents, `a limit of credit in per cent: ${creditPercents.join(', ')}`);

/** Facts that a case file may give in full, or in place of a catalogue row's own. */
const required = {
  statute: z.string().min(1).describe('The code and section, with its subdivision: PC 211/212.5(c).'),
  kind: z
    .enum(crimeKinds)
    .describe(
      'A crime; an enhancement of conduct (PC 1170.11); a substitution, which takes the place of the crime’s term; a status prior; an allegation of probation.',
    ),
  severity: z.enum(severities).describe('Felony, misdemeanor or infraction (PC 16, 17).'),
};

const credit = z.strictObject({
  jail: creditLimit.exactOptional().describe('Before sentence, in per cent (PC 4019).'),
  prison: creditLimit.exactOptional().describe('After sentence, in per cent (PC 2933).'),
});

const attempt = z.union([
  z.strictObject({
    special: z
      .literal([1, 2])
      .describe(
        '1: life, with seven years to serve (PC 664(a), 3046, murder with premeditation); 2: fifteen years to life (PC 664(f), of a peace officer).',
      ),
  }),
  z.strictObject({ terms: terms.describe('The terms of the attempt.') }),
]);

const optional = {
  name: z.string().exactOptional().describe('The crime in words.'),
  place: z
    .enum(places)
    .exactOptional()
    .describe(
      'State prison, county jail under PC 1170(h), county jail, or no custody. Unless given: prison for a felony, jail for a misdemeanor.',
    ),
  wobbler: z.boolean().exactOptional().describe('Punishable as a felony or a misdemeanor (PC 17(b)).'),
  serious: z.boolean().exactOptional().describe('A serious felony (PC 1192.7(c)).'),
  violent: z.boolean().exactOptional().describe('A violent felony (PC 667.5(c)).'),
  trigger: z
    .boolean()
    .exactOptional()
    .describe('Carries a third-strike term (PC 667(e)(2)(C)). Unless given: where it is serious or violent.'),
  category: z
    .enum(categoryCodes)
    .exactOptional()
    .describe('The rule of its subordinate term (PC 1170.1(a) to (c), 1170.13, 1170.15, 1170.16, 667.6, 669).'),
  groups: z
    .array(listed)
    .exactOptional()
    .describe('Lists of crimes it stands on, which say what may attach to it. A category may stand among them.'),
  credit: credit
    .exactOptional()
    .describe('The limits on its credit (PC 2933, 2933.1, 2933.2, 4019); 50 and 50 unless given.'),
  attempt: attempt.exactOptional().describe('How its attempt is punished, where that is not half (PC 664).'),
  attachesTo: z
    .array(attachable)
    .exactOptional()
    .describe('Of an enhancement or substitution: the lists whose crimes it may attach to; any unless given.'),
  appliesTo: z
    .enum(['felony', 'serious', 'violent', ...groupCodes])
    .exactOptional()
    .describe('Of a status prior: the present conviction that brings it (PC 667(a), 667.5).'),
};

const likeFacts = z.strictObject({
  like: z.string().min(1).describe('The statute of the catalogue’s row.'),
  statute: required.statute.exactOptional(),
  kind: required.kind.exactOptional(),
  severity: required.severity.exactOptional(),
  terms: terms.exactOptional().describe('Terms in place of the row’s own.'),
  ...optional,
});
const facts = z.strictObject({
  ...required,
  terms: terms.describe('The terms of the crime completed (PC 1170(b)).'),
  ...optional,
});

/** The four forms of `crime`. The order matters to fault messages: each object form is known by its own key. */
export const crimeReference: z.ZodType<CrimeReference, unknown> = z
  .union([
    z.string().min(1).describe('A statute, found in the catalogue at the day of the offense: PC 12022.53(d).'),
    z.strictObject({ id: z.string().min(1).describe('Id of the row.') }).describe('A row of the catalogue by its id.'),
    likeFacts
      .transform(withCategory)
      .describe('A row of the catalogue, with the facts given here in place of its own.'),
    facts.transform(withCategory).describe('Facts in full, for what the catalogue does not have.'),
  ])
  .meta({ id: 'crime', description: 'A statute, a row by its id, a row with facts of its own, or facts in full.' });
