import './node-20.ts';
import { readFileSync, statSync } from 'node:fs';
import {
  type CaseFile,
  californiaDay,
  courtAlone,
  everyLever,
  faultsOf,
  type Law,
  type Lever,
  noGroundOfDeportation,
  noRegistration,
  type OfferSearch,
  type OfferSpace,
  type PleadingStage,
  pleadingStages,
  termOf,
  type Wish,
} from '@countwise/engine';
import { readCaseFile } from '../case-file/read-case-file.ts';
import { unknownStatutes } from '../case-file/unknown-statutes.ts';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { readReference } from '../compiled/read-compiled.ts';
import { broughtByCrime } from '../reference/brought-by-crime.ts';
import { CommandFault } from './command-fault.ts';
import { commandLine } from './command-line.ts';
import { jsonOf } from './json-text.ts';
import { answerOffers, offersText } from './offers-answer.ts';
import { breakEvenText, pricesText } from './offers-costs.ts';
import { openedCatalogue } from './opened-catalogue.ts';
import { runCommand, type Streams } from './run-command.ts';

const usage =
  'Usage: npm run -s offers -- <case.json> [--json] [--others] [--department] [--seconds 20]\n' +
  '       what is open:    [--levers dismiss-count,term,run ... | --court-alone] [--fixed c1,e2] [--years-first]\n' +
  '                        [--stage complaint] where no information or indictment is filed yet\n' +
  '       what is asked:   [--at-most 8y] [--out-by 2030-01-31] [--strikes 0] [--county] [--no-violent] [--half-credit]\n' +
  '                        [--no-registration] [--no-deportation] [--fines 5000]\n' +
  '       what it costs:   [--prices] days of each allegation; [--break-even c1,c2 --offer 2130] of a trial\n' +
  `       levers:          ${everyLever.join(', ')}`;

const listOf = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

function leversOf(text: string | undefined, isCourtAlone: boolean): readonly Lever[] {
  if (text === undefined) return isCourtAlone ? courtAlone : everyLever;
  return listOf(text).map((name) => {
    const lever = everyLever.find((each) => each === name);
    if (lever === undefined) throw new CommandFault(`levers: there is none named ${name}.\n${usage}`);
    return lever;
  });
}

function stageOf(text = 'information'): PleadingStage {
  const stage = pleadingStages.find((each) => each === text);
  if (stage === undefined) throw new CommandFault(`stage: ${pleadingStages.join(' or ')}, not ${text}.`);
  return stage;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  json: flag,
  others: flag,
  department: flag,
  seconds: { type: 'string', default: '20' },
  levers: text,
  'court-alone': flag,
  fixed: text,
  stage: text,
  'years-first': flag,
  'at-most': text,
  'out-by': text,
  strikes: text,
  county: flag,
  'no-violent': flag,
  'half-credit': flag,
  'no-registration': flag,
  'no-deportation': flag,
  fines: text,
  prices: flag,
  'break-even': text,
  offer: text,
} as const;
type Given = ReturnType<typeof commandLine<typeof options>>['values'];

function atMost(words: string): Wish {
  const most = termOf(words);
  if (most?.kind !== 'determinate') throw new CommandFault(`at-most: a term such as 8y or 16m, not ${words}.`);
  return { kind: 'at-most', days: most.days };
}

function outBy(words: string): Wish {
  if (!/^\d{4}-\d\d-\d\d$/.test(words)) throw new CommandFault(`out-by: a day as YYYY-MM-DD, not ${words}.`);
  return { kind: 'out-by', date: words };
}

function newStrikes(words: string): Wish {
  if (!/^\d+$/.test(words)) throw new CommandFault(`strikes: a number of new strikes, not ${words}.`);
  return { kind: 'strikes', most: Number(words) };
}

function finesAtMost(words: string): Wish {
  if (!/^\d+$/.test(words)) throw new CommandFault(`fines: dollars, not ${words}.`);
  return { kind: 'fines', most: Number(words) };
}

const wishesInWords = [
  { option: 'at-most', wishOf: atMost },
  { option: 'out-by', wishOf: outBy },
  { option: 'strikes', wishOf: newStrikes },
  { option: 'fines', wishOf: finesAtMost },
] as const;
const wishesByFlag = [
  { option: 'county', wish: { kind: 'county' } },
  { option: 'no-violent', wish: { kind: 'no-violent-felony' } },
  { option: 'half-credit', wish: { kind: 'half-credit' } },
  { option: 'no-registration', wish: noRegistration },
  { option: 'no-deportation', wish: noGroundOfDeportation(true) },
] as const;

const wishesOf = (given: Given): readonly Wish[] => [
  ...wishesInWords.flatMap(({ option, wishOf }) => {
    const words = given[option];
    return words === undefined ? [] : [wishOf(words)];
  }),
  ...wishesByFlag.flatMap(({ option, wish }) => (given[option] ? [wish] : [])),
];

function caseText(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandFault(`${path}: no such file`);
  if (found.isDirectory()) throw new CommandFault(`${path}: a folder, not a case file`);
  return readFileSync(path, 'utf8');
}

const told = (faults: readonly { readonly path: string; readonly message: string }[]): CommandFault =>
  new CommandFault(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));

/** What allegations cost, or the break-even of a trial, where one of them is asked for. */
function costsOf(values: Given, caseFile: CaseFile, law: Law): string | null {
  const faults = faultsOf(caseFile, law.catalogue, law.today);
  if (!values.prices && values['break-even'] === undefined) return null;
  if (faults.length > 0) throw told(faults);
  const side = values.department ? 'department' : 'statute';
  if (values.prices) return pricesText(caseFile, law, side);
  const offer = Number(values.offer);
  if (!Number.isInteger(offer) || offer < 0)
    throw new CommandFault('offer: days to serve by the offer, a whole number.');
  return breakEvenText(caseFile, { group: listOf(values['break-even'] ?? ''), offer, side }, law);
}

/** The case of a file; throws its faults, each with its path. */
function caseFileAt(path: string, catalogue: CrimeCatalogue): CaseFile {
  const parsed = jsonOf(caseText(path));
  if ('faults' in parsed) throw told(parsed.faults);
  const read = readCaseFile(parsed.json);
  if ('faults' in read) throw told([...read.faults, ...unknownStatutes(parsed.json, catalogue)]);
  return read.caseFile;
}

/** What a search tells until it is due, for a program or for a person. */
function searched(search: OfferSearch, law: Law, { json, others }: Given, isDue: () => boolean): string {
  const answer = answerOffers(search, law, isDue, others);
  if ('faults' in answer) throw told(answer.faults);
  return json ? JSON.stringify(answer, null, 2) : offersText(answer, search);
}

async function main(args: readonly string[], { output }: Streams): Promise<number> {
  const { values, positionals } = commandLine(args, options, usage);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new CommandFault(usage);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new CommandFault(`seconds: a number above 0, not ${values.seconds}.`);
  const space: OfferSpace = {
    levers: leversOf(values.levers, values['court-alone']),
    ...(values.fixed !== undefined && { fixed: listOf(values.fixed) }),
    yearsFirst: values['years-first'],
    courtAlone: values['court-alone'],
    stage: stageOf(values.stage),
    reductions: [],
  };
  const wishes = wishesOf(values);
  const catalogue = await openedCatalogue();
  const caseFile = caseFileAt(path, catalogue);
  const reference = readReference();
  const law = { catalogue, today: californiaDay(Date.now()), consequencesOf: broughtByCrime(catalogue, reference) };
  const search = {
    caseFile,
    space: { ...space, reductions: reference.reductions },
    wishes,
    credit: values.department ? ('department' as const) : ('statute' as const),
  };
  const end = performance.now() + seconds * 1000;
  const costs = costsOf(values, caseFile, law);
  output.write(`${costs ?? searched(search, law, values, () => performance.now() > end)}\n`);
  return 0;
}

await runCommand(main);
