import { firstGangLaw } from '../law/measures.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { namedIn } from './by-sections.ts';
import type { FiledEnhancement } from './row.ts';

/** The alternate penalty of a public offense for a gang, by a row of its own: Pen. Code, § 186.22(d). */
export const isGangAlternate = namedIn(['PC 186.22(d)']);

const isOfFelony = namedIn(['PC 186.22(b)']);

type Row = Pick<FiledEnhancement, 'sections' | 'status' | 'punishmentStruck'>;

/** A term of § 186.22(b), by which (d) gives way (J-225): of one whose punishment is struck nothing is imposed. */
const isImposedOfFelony = ({ sections, status, punishmentStruck }: Row): boolean =>
  status === 'Convicted' && !punishmentStruck && isOfFelony(sections);

interface Charged {
  readonly gang: boolean;
  readonly lawDate: IsoDate;
  readonly enhancements: readonly Row[];
}

/** Found under § 186.22(d), whichever the level of the crime, and under no other subdivision. */
export const isAlternateForGang = ({ gang, lawDate, enhancements }: Charged): boolean =>
  !gang &&
  lawDate >= firstGangLaw &&
  enhancements.some(({ sections, status }) => status === 'Convicted' && isGangAlternate(sections)) &&
  !enhancements.some(isImposedOfFelony);
