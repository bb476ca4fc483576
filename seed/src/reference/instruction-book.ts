import { beginsWith, type CrimeState } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { ReferenceArtefact } from './artefact.ts';
import { NumbersByStatute } from './numbers-by-statute.ts';
import { isOfLevel } from './of-one-level.ts';
import { outlineTitle } from './outline-title.ts';
import { statutesOf } from './statutes-of.ts';

/** One part of an instruction's outline, in the specs' names. */
export interface InstructionSubsection {
  readonly SectionTitle: string;
  readonly SectionText: string;
}

/** A CALCRIM instruction: its number and title, and an outline in our own words. */
export interface JuryInstruction {
  readonly number: string;
  readonly title: string;
  readonly topic: string;
  readonly statutes: readonly string[];
  readonly subsections: readonly InstructionSubsection[];
}

/** A charge as far as its instructions depend on it. */
export interface InstructedCharge {
  readonly row: CatalogueRow;
  readonly state: CrimeState;
  readonly gang?: boolean;
}

type Line = ReferenceArtefact['instructions'][number];

const attempts = { murder: ['600', '601', '602'], manslaughter: ['603', '604'], arson: ['1520'], other: ['460'] };
const conspiracies = { murder: ['415', '563'], manslaughter: ['415'], arson: ['415'], other: ['415'] };
/** The first and last numbers on a death: an attempt asks for the intent to kill, a conspiracy for the murder agreed upon. */
const onDeaths = { Attempt: [520, 595], Conspiracy: [522, 562] } as const;
const causationAndUnconsciousness = ['620', '626'];
const gangInstructions = ['1400', '1401', '1402'];
const priorInstructions = ['3100', '3101'];

/** The CALCRIM instructions, and which of them a case needs. */
export class InstructionBook {
  readonly instructions: readonly JuryInstruction[];
  readonly #byNumber: ReadonlyMap<string, JuryInstruction>;
  readonly #numbersByStatute: NumbersByStatute;

  constructor(lines: readonly Line[]) {
    this.#numbersByStatute = new NumbersByStatute(lines);
    const titles = new Map(lines.map(({ number, title }) => [number, title]));
    this.instructions = lines.map((line) => ({
      number: line.number,
      title: line.title,
      topic: line.topic,
      statutes: line.statutes,
      subsections: outline(
        line,
        this.#related(line).map((number) => `${number} ${titles.get(number) ?? ''}`),
      ),
    }));
    this.#byNumber = new Map(this.instructions.map((instruction) => [instruction.number, instruction]));
  }

  instruction(number: string): JuryInstruction | undefined {
    return this.#byNumber.get(number);
  }

  /** The instructions of charges and of proved aggravating circumstances (`CRC 4.421(a)(1)`), by number. */
  instructionsOf(charges: readonly InstructedCharge[], circumstances: readonly string[] = []): JuryInstruction[] {
    const numbers = new Set([
      ...charges.flatMap((charge) => this.#numbersOf(charge)),
      ...circumstances.flatMap((authority) => this.#numbersByStatute.exactly(authority)),
    ]);
    return this.instructions.filter(({ number }) => numbers.has(number));
  }

  #numbersOf({ row, state, gang = false }: InstructedCharge): string[] {
    const statutes = statutesOf(row);
    const kind = kindOf(statutes);
    const isGang = gang || statutes.some((statute) => statute.startsWith('PC 186.22('));
    const ofCrime = [...row.calcrim, ...statutes.flatMap((statute) => this.#numbersByStatute.nearest(statute))];
    return [
      ...ofCrime.filter((number) => !isOnDeath(number, state) && isOfLevel(number, row.severity)),
      ...(state === 'Attempt' ? attempts[kind] : []),
      ...(state === 'Conspiracy' ? conspiracies[kind] : []),
      ...(isGang ? gangInstructions : []),
      ...(row.kind === 'status' ? priorInstructions : []),
    ];
  }

  /** Other instructions on the same statutes, by number. */
  #related({ number, statutes }: Line): string[] {
    const numbers = new Set(statutes.flatMap((statute) => this.#numbersByStatute.exactly(statute)));
    numbers.delete(number);
    return [...numbers].toSorted(
      (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || one.localeCompare(other),
    );
  }
}

/** Attempted arson is a crime of its own: Pen. Code, § 455. */
const kinds = [
  ['murder', 'PC 187'],
  ['manslaughter', 'PC 192(a)'],
  ['arson', 'PC 451'],
  ['arson', 'PC 451.5'],
] as const;

const kindOf = (statutes: readonly string[]): keyof typeof attempts =>
  kinds.find(([, section]) => statutes.some((statute) => beginsWith(statute, section)))?.[0] ?? 'other';

/** Whether an instruction tells of a death that the crime, in its state, has not brought about. */
function isOnDeath(number: string, state: CrimeState): boolean {
  if (state === 'Completed') return false;
  const [first, last] = onDeaths[state];
  const at = Number.parseInt(number, 10);
  return (first <= at && at <= last) || causationAndUnconsciousness.includes(number);
}

function outline({ number, statutes, proof }: Line, related: readonly string[]): InstructionSubsection[] {
  const parts = [
    [outlineTitle(number), proof.map((element, at) => `${at + 1}. ${element}`)],
    ['Statutes', statutes],
    ['Related instructions', related],
    [
      'Wording',
      [
        `The wording to read to a jury is in the Criminal Jury Instructions of the Judicial Council (CALCRIM), No. ${number}.`,
      ],
    ],
  ] as const;
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([SectionTitle, lines]) => ({ SectionTitle, SectionText: lines.join('\n') }));
}
