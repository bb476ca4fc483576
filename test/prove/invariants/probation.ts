import type { CaseFile, ChargeFile, Sentence } from '@countwise/engine';
import { caseOfSeed } from '../generate.ts';
import { answerOf, firstOf, type Invariant, type Random } from './invariant.ts';

/** Crimes beside those of the random cases that limit probation in one way or another. */
const limiting = [
  'PC 288(a)',
  'PC 286(b)(2)',
  'PC 261(a)(7)',
  'PC 269(a)(1)',
  'PC 459/460(a)',
  'PC 245(a)(2)',
  'PC 487(a)',
  'PC 206',
] as const;

function caseOf(random: Random): CaseFile {
  const file = caseOfSeed(random.from(1, 1_000_000), 3);
  const more: ChargeFile = { id: 'more', count: 99, crime: random.pick(limiting), date: '2024-03-01' };
  return { ...file, charges: [...file.charges, more] };
}

const withStatus = (file: CaseFile, status: ChargeFile['status']): CaseFile => ({
  ...file,
  charges: file.charges.map((charge) =>
    charge.id === 'more' && status !== undefined ? { ...charge, status } : charge,
  ),
});

const withoutMore = (file: CaseFile): CaseFile => ({
  ...file,
  charges: file.charges.filter(({ id }) => id !== 'more'),
});

const verdicts = ['Eligible', 'Eligible with Findings', 'Ineligible'] as const;
const rankOf = ({ probation }: Sentence): number => verdicts.indexOf(probation.verdict);

const monotone: Invariant = {
  name: 'a conviction more never opens probation, and one dismissed limits nothing',
  broken: (random, catalogue) => {
    const file = caseOf(random);
    const asked = (each: CaseFile) => answerOf(each, catalogue);
    const [without, convicted, stayed, dismissed] = [
      asked(withoutMore(file)),
      asked(file),
      asked(withStatus(file, 'Stayed654')),
      asked(withStatus(file, 'Dismissed')),
    ];
    const reasons = (answer: Sentence): string => JSON.stringify(answer.probation.reasons);
    return firstOf(
      [
        [rankOf(convicted) < rankOf(without), 'a conviction more opens it'],
        [
          rankOf(stayed) < rankOf(without) || rankOf(stayed) > rankOf(convicted),
          'PC 654(b): a stay is between the two',
        ],
        [rankOf(dismissed) !== rankOf(without), 'a count dismissed limits it'],
        [reasons(dismissed) !== reasons(without), 'a count dismissed is a reason'],
      ],
      file,
    );
  },
};

const stays: Invariant = {
  name: 'a stayed conviction asks for every finding that sections 1203.066(d) and 1203.067 ask of it',
  broken: (random, catalogue) => {
    const file = caseOf(random);
    const { probation } = answerOf(file, catalogue);
    const stayed = answerOf(withStatus(file, 'Stayed654'), catalogue).probation;
    const lost = (flag: 'SpecialA' | 'SpecialB'): boolean => probation[flag] && !stayed[flag];
    return firstOf([[lost('SpecialA') || lost('SpecialB'), 'PC 1203.067: a finding is lost with the stay']], file);
  },
};

const flags: Invariant = {
  name: 'the verdict follows from its flags, a bar has a reason, and bounds of jail are bounds',
  broken: (random, catalogue) => {
    const file = caseOf(random);
    const { probation } = answerOf(file, catalogue);
    const { verdict, Eligible, Unusual, SpecialA, SpecialB, InelFromStrikes, reasons, jail, findings } = probation;
    const isBarred = probation.InelFromLimitations || InelFromStrikes || probation.InelFromCharges;
    const asks = Unusual || SpecialA || SpecialB;
    return firstOf(
      [
        [Eligible === isBarred, 'eligible and barred, or neither'],
        [(verdict === 'Ineligible') !== isBarred, 'the verdict is not that of the bars'],
        [!isBarred && (verdict === 'Eligible with Findings') !== asks, 'the verdict is not that of the findings'],
        [(isBarred || asks) && reasons.length === 0, 'no reason'],
        [reasons.some(({ authority, text }) => authority === '' || text === ''), 'a reason without authority'],
        [isBarred && findings.length > 0, 'findings where the statute leaves no choice'],
        [jail.some(({ minimumDays, maximumDays }) => minimumDays > maximumDays), 'PC 19.2: bounds that are none'],
      ],
      file,
    );
  },
};

/** One felony of a day around the first of the law: where another stands, that one bars. */
const around = (file: CaseFile, random: Random): CaseFile => ({
  ...file,
  charges: [
    {
      id: 'more',
      count: 1,
      crime: random.pick(['PC 459/460(a)', 'PC 245(a)(2)']),
      date: random.pick(['1994-03-06', '1994-03-07']),
    },
  ],
});

const strikes: Invariant = {
  name: 'the strikes law bars probation exactly where a strike stands on a felony of its days',
  broken: (random, catalogue) => {
    const drawn = caseOf(random);
    const { strikes: stood = '0', ...file } = random.percent(20) ? around(drawn, random) : drawn;
    const answer = answerOf({ ...file, strikes: stood }, catalogue);
    const isStruck = file.charges.some(
      (charge) =>
        (charge.status ?? 'Convicted') === 'Convicted' &&
        (charge.strikes ?? stood) !== '0' &&
        (charge.dateEnd ?? charge.date) >= '1994-03-07' &&
        !isMisdemeanor(answer, charge.id),
    );
    return firstOf(
      [[answer.probation.InelFromStrikes !== isStruck, `PC 667(c)(2): barred ${!isStruck}, struck ${isStruck}`]],
      { ...file, strikes: stood },
    );
  },
};

/** A concurrent misdemeanor has the role of what runs beside: its length is told in days. */
const isMisdemeanor = ({ charges }: Sentence, id: string): boolean =>
  charges.find((charge) => charge.id === id)?.isPrincipal === 4;

const raised: Invariant = {
  name: 'what the user says of a limitation that the charges show is what counts, and a denial is told',
  broken: (random, catalogue) => {
    const file = caseOf(random);
    const id = random.pick(['PC 1203(e)(2)', 'PC 1203(e)(3)', 'PC 1203(e)(4)', 'PC 1203(e)(5)']);
    const plain = answerOf(file, catalogue);
    const shown = plain.probation.reasons.some(({ authority }) => authority === id);
    const denied = answerOf({ ...file, limitations: [{ id, true: false }] }, catalogue);
    const stands = denied.probation.reasons.some(({ authority }) => authority === id);
    const told = denied.notices.some(({ code, authority }) => code === 'LIMITATION_DENIED' && authority === id);
    return firstOf(
      [
        [stands, 'it stands though it is denied'],
        [shown && !told, 'the denial is not told'],
        [shown && rankOf(denied) > rankOf(plain), 'the denial closes probation'],
      ],
      file,
    );
  },
};

/** Eligibility for probation. */
export const probationInvariants: readonly Invariant[] = [monotone, stays, flags, strikes, raised];
