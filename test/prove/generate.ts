import type { CaseEnhancementFile, CaseFile, ChargeFile, EnhancementFile } from '@countwise/engine';
import { type Random, randomOf } from './random.ts';
import { randomCharge, when } from './random-charge.ts';
import { type Theme, themes } from './themes.ts';

/** What looks at another charge: a witness to it, bail for it, a stay beside it. */
function related(random: Random, theme: Theme, each: ChargeFile, all: readonly ChargeFile[]): ChargeFile {
  const other = random.anyOf(all.filter(({ id }) => id !== each.id));
  const isWitness = typeof each.crime === 'string' && /^PC (136|137|653f)/.test(each.crime) && random.percent(40);
  const before = random.anyOf(all.filter(({ id }) => id < each.id));
  const onBail = each.earlier === undefined && random.percent(theme.bail);
  return {
    ...each,
    ...(other !== undefined && when(isWitness, { witnessOf: other.id })),
    ...(before !== undefined && when(onBail, { enhancements: [...(each.enhancements ?? []), bailOf(each, before)] })),
  };
}

const bailOf = ({ id }: ChargeFile, primary: ChargeFile): EnhancementFile => ({
  id: `${id}-bail`,
  crime: 'PC 12022.1(b)',
  primary: primary.id,
});

/** A stay under PC 654 stands beside a live count of the same act. */
function stayed(random: Random, each: ChargeFile, live: ChargeFile | undefined): ChargeFile {
  if (live === undefined || each.id === live.id || !random.percent(8)) return each;
  const { occasion, operativeFacts = 'F3' } = live;
  const status = random.pick(['Stayed654', 'Stayed654', 'Stayed'] as const);
  return { ...each, status, operativeFacts, ...(occasion !== undefined && { occasion }) };
}

function priors(random: Random, charges: readonly ChargeFile[]): readonly CaseEnhancementFile[] {
  const oldLists = charges.some(({ date }) => date < '2000-03-08');
  const sexual = when(random.percent(50), { findings: ['sexually-violent-prior'] as const });
  const all: readonly (readonly [often: number, prior: CaseEnhancementFile])[] = [
    [25, { id: 's1', crime: 'PC 667(a)(1)', times: random.from(1, 2) }],
    [oldLists ? 0 : 12, { id: 's2', crime: 'PC 667.5(a)' }],
    [10, { id: 's3', crime: 'PC 667.5(b)', ...sexual }],
    [10, { id: 's4', crime: 'PC 667.6(a)' }],
  ];
  return all.filter(([often]) => random.percent(often)).map(([, prior]) => prior);
}

function circumstances(random: Random): Pick<CaseFile, 'circumstances'> {
  if (random.percent(60)) return {};
  const proof = random.pick(['none', 'stipulated', 'found', 'certified'] as const);
  return { circumstances: [{ id: proof === 'certified' ? 'CRC 4.421(b)(2)' : 'CRC 4.421(a)(8)', proof }] };
}

function sentencingDay(random: Random, charges: readonly ChargeFile[]): string {
  const day = random.pick(['2026-08-01', '2026-08-01', '2026-08-01', '2021-12-31', '2022-01-01']);
  return charges.every(({ date }) => date < day) ? day : '2026-08-01';
}

/** The numbers from one up, in an order of chance. */
function shuffled(random: Random, count: number): readonly number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers
    .map((number) => ({ number, at: random.from(0, 999_999) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ number }) => number);
}

/** A random case; the same seed gives the same case. */
export function caseOfSeed(seed: number, most = 5): CaseFile {
  const random = randomOf(seed);
  const theme = random.pick(themes);
  const counts = shuffled(random, random.from(1, most));
  const filed = counts.map((number, index) => randomCharge(random, theme, `c${number}`, index + 1));
  const linked = filed.map((each) => related(random, theme, each, filed));
  const live = linked.find(({ status }) => status === undefined);
  const charges = linked.map((each) => stayed(random, each, live));
  return {
    caseFile: 1,
    sentencingDate: sentencingDay(random, charges),
    strikes: random.pick(theme.strikes),
    ...when(random.percent(10), { statusEnhancementsOnEachCount: false }),
    charges,
    caseEnhancements: priors(random, charges),
    ...circumstances(random),
  };
}
