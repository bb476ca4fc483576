import type { Finding } from '../crime/findings.ts';
import type { CrimeState } from '../law/crime-state.ts';
import {
  againstNobody,
  injuriesInflicted,
  injuryCrimes,
  machinegunsMade,
  shotsFromVehicles,
  unwilledInjuries,
  usesThatHurt,
  weaponCrimes,
  weaponUses,
} from '../law/lists/unusual-cases.ts';
import { isListed, isNamed, type StatuteList, type UndatedList } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** A felony of which a person is convicted, with what was found of it. */
interface Convicted {
  readonly sections: readonly string[];
  readonly state: CrimeState;
  readonly offenseDate: IsoDate;
  readonly findings: readonly Finding[];
  /** The crime itself is punished by life or death, whatever the priors. */
  readonly life: boolean;
  /** Sections of each enhancement found true. */
  readonly enhancements: readonly (readonly string[])[];
}

const none: UndatedList = [];
const completed: readonly CrimeState[] = ['Completed'];

/** A paragraph of Pen. Code, § 1203(e), and what of a charge shows that it reaches the person. */
interface Paragraph {
  readonly id: string;
  readonly enhancements: UndatedList;
  readonly crimes: StatuteList;
  readonly states: readonly CrimeState[];
  readonly findings: readonly Finding[];
}

const paragraphs: readonly Paragraph[] = [
  {
    id: 'PC 1203(e)(2)',
    enhancements: weaponUses,
    crimes: weaponCrimes,
    // who "attempted to use" it (J-107)
    states: ['Completed', 'Attempt'],
    findings: ['personal-firearm-use', 'personal-weapon-use'],
  },
  {
    id: 'PC 1203(e)(3)',
    enhancements: injuriesInflicted,
    crimes: injuryCrimes,
    states: completed,
    findings: ['personal-gbi'],
  },
  { id: 'PC 1203(e)(10)', enhancements: shotsFromVehicles, crimes: none, states: completed, findings: [] },
  { id: 'PC 1203(e)(11)', enhancements: none, crimes: machinegunsMade, states: completed, findings: [] },
];

/** A planned attempt to kill is hardly made without a weapon or an injury, which the conviction by itself does not show. */
const isPlannedAttempt = ({ state, life, sections }: Convicted): boolean =>
  state === 'Attempt' && life && isNamed(injuryCrimes, sections);

function isAnyListed(list: UndatedList, enhancements: Convicted['enhancements']): boolean {
  for (const sections of enhancements) if (isNamed(list, sections)) return true;
  return false;
}

function isAnyFound(asked: readonly Finding[], found: readonly Finding[]): boolean {
  for (const finding of found) if (asked.includes(finding)) return true;
  return false;
}

function shows({ enhancements, crimes, states, findings }: Paragraph, convicted: Convicted): boolean {
  const { sections, state, offenseDate } = convicted;
  return (
    isAnyListed(enhancements, convicted.enhancements) ||
    isAnyFound(findings, convicted.findings) ||
    (states.includes(state) && isListed(crimes, sections, offenseDate))
  );
}

/** What a paragraph asks beside what shows it. */
const askedBesides: Readonly<Record<string, (convicted: Convicted, isShown: boolean) => boolean>> = {
  // upon a human being: of a crime that needs none only an injury shows it
  'PC 1203(e)(2)': ({ sections, enhancements }, isShown) =>
    isShown && (!isNamed(againstNobody, sections) || isAnyListed(usesThatHurt, enhancements)),
  // willfully, as no injury by driving, by negligence or recklessly is; and shown by a planned attempt to kill
  'PC 1203(e)(3)': (convicted, isShown) =>
    (isShown && !isNamed(unwilledInjuries, convicted.sections)) || isPlannedAttempt(convicted),
};

const reaches = (paragraph: Paragraph, convicted: Convicted): boolean => {
  const isShown = shows(paragraph, convicted);
  return askedBesides[paragraph.id]?.(convicted, isShown) ?? isShown;
};

const nothing: readonly string[] = [];

/**
 * Limitations of Pen. Code, § 1203(e), that a conviction shows by itself: use of a deadly weapon on a human being, a firearm
 * among them (People v. Superior Court (Du) (1992) 5 Cal.App.4th 822), great bodily injury or torture, a machinegun made. That an injury was
 * willful is for the court to find (People v. Lewis (2004) 120 Cal.App.4th 837): the user may say that it was not. Ids of the
 * table of limitations.
 */
export function raisedLimits(convicted: Convicted): readonly string[] {
  let raised = nothing;
  for (const paragraph of paragraphs) if (reaches(paragraph, convicted)) raised = [...raised, paragraph.id];
  return raised;
}
