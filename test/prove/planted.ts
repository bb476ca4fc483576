import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchCopy } from '../boundaries/scratch-copy.ts';
import { offerFaults } from './offers-faults.ts';

/** A fault to plant in the engine: a text that stands once in a file, and what is put in its place. */
interface Fault {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  readonly instead: string;
}

const pairs = 'pipeline/run-together';

export const faults: readonly Fault[] = [
  {
    what: 'counts of the same operative facts must run consecutively too',
    file: `${pairs}/strike-pairs.ts`,
    text: '!areNamedAlike(a.operativeFacts, b.operativeFacts)',
    instead: 'true',
  },
  {
    what: 'three serious or violent felonies are asked for, not two',
    file: `${pairs}/strike-pairs.ts`,
    text: 'grave.length < 2',
    instead: 'grave.length < 3',
  },
  {
    what: 'the Reform Act begins a day late',
    file: `${pairs}/strike-pairs.ts`,
    text: "'2012-11-07'",
    instead: "'2012-11-08'",
  },
  {
    what: 'a stayed serious count is no conviction',
    file: `${pairs}/strike-pairs.ts`,
    text: "(standing === 'active' || standing === 'stayed')",
    instead: "(standing === 'active')",
  },
  {
    what: 'sex crimes are separate only by victim and occasion both',
    file: `${pairs}/separate.ts`,
    text: 'areNamedApart(a.victim, b.victim) || areNamedApart(a.occasion, b.occasion)',
    instead: 'areNamedApart(a.victim, b.victim) && areNamedApart(a.occasion, b.occasion)',
  },
  {
    what: 'a full term of PC 667.6(c) stands although its count is marked concurrent',
    file: `${pairs}/separate-terms.ts`,
    text: 'if (isChosen(count) && !isMarked(count) && mayBeFull(count, counts))',
    instead: 'if (isChosen(count) && mayBeFull(count, counts))',
  },
  {
    what: 'One Strike terms of PC 288.5 must run consecutively',
    file: `${pairs}/life-pairs.ts`,
    text: "['PC 288(a)', 'PC 288.5']",
    instead: "['PC 288(a)']",
  },
  {
    what: 'crimes of prisoners must run consecutively among themselves',
    file: `${pairs}/prison-pairs.ts`,
    text: 'commandsConsecutive(a) && (!inPrisonGroup(b) || isServedBefore(b, a))',
    instead: 'commandsConsecutive(a)',
  },
  {
    what: 'a weapon in jail begins a full term',
    file: 'pipeline/sum/prison-group.ts',
    text: 'isOfPrison(count) && !isCommittedInJail(count)',
    instead: 'isOfPrison(count)',
  },
  {
    what: 'enhancements of a subordinate sex crime are a third',
    file: 'pipeline/sum/reduction.ts',
    text: 'addedOf: isNamedSexCrime(count) ? inWhole(sexEnhancementsOf(count)) : oneThirdOf',
    instead: 'addedOf: oneThirdOf',
  },
  {
    what: 'priors are added with each struck life term although the case adds them once',
    file: 'pipeline/priors/status-rows.ts',
    text: 'statusOnEachCount && isActiveFelony(count)',
    instead: 'isActiveFelony(count)',
  },
  {
    what: 'an upper term of an enhancement needs no proof',
    file: 'range/options.ts',
    text: 'offered(row.filed.triad, end.upper.enhancement(count))',
    instead: 'offered(row.filed.triad, true)',
  },
  {
    what: 'an enhancement that is stayed for itself takes the place of another of the same release',
    file: 'pipeline/priors/status-priors.ts',
    text: 'priors.filter((prior) => prior.stay === null && isConviction(prior))',
    instead: 'priors.filter(isConviction)',
  },
  {
    what: 'ten years for a gang stand on a felony that is not violent',
    file: 'pipeline/gang/gang-enhancement.ts',
    text: 'if (step === undefined || filed === undefined || !isLive(row)) return row;',
    instead: 'return row;',
  },
  {
    what: 'a strike that is dismissed takes the prior with it',
    file: 'pipeline/priors/prior-strike.ts',
    text: "strikes !== '0' || counts.some",
    instead: 'counts.some',
  },
  {
    what: 'blocks of four days earn three',
    file: 'credits/jail-credit-regime.ts',
    text: 'blocks(4, 2)',
    instead: 'blocks(4, 3)',
  },
  {
    what: 'the first day of custody is counted twice',
    file: 'credits/custody-periods.ts',
    text: 'uncountedFrom = addDays(out, 1)',
    instead: 'uncountedFrom = out',
  },
  {
    what: 'a hearing is dated after release',
    file: 'release/release.ts',
    text: 'date !== null && released !== undefined && released <= date',
    instead: 'false',
  },
  {
    what: 'elderly parole comes after fifteen years',
    file: 'release/elderly-parole.ts',
    text: 'served: 20',
    instead: 'served: 15',
  },
  {
    what: 'a stayed sex crime loses its findings',
    file: 'probation/limitation-bars.ts',
    text: '3: 4, 4: 4, 5: 5',
    instead: '3: 0, 4: 0, 5: 0',
  },
  {
    what: 'a dismissed count limits probation',
    file: 'probation/limitation-bars.ts',
    text: "rows.filter((row) => row.raises?.length && effectiveStatus(row) === 'Convicted')",
    instead: 'rows',
  },
  {
    what: 'the strikes law bars probation for acts before it',
    file: 'pipeline/run-together/limited-charge.ts',
    text: 'lawDate < strikesEffective ? 0 : strikes',
    instead: 'lawDate === strikesEffective ? strikes : strikes',
  },
  ...offerFaults,
];

const comparison = ['test/prove/main.ts', '--cases', '2000', '--range', '20', '--invariants', '150', '--offers', '250'];

/** Plants each fault by itself in a copy of the project, and tells which of them the comparison does not find. */
export function missedFaults(root: string, say: (line: string) => void): readonly string[] {
  const copy = scratchCopy(root);
  const differs = () => spawnSync(process.execPath, comparison, { cwd: copy.folder, stdio: 'ignore' }).status !== 0;
  try {
    cpSync(join(root, 'seed', 'dist'), join(copy.folder, 'seed', 'dist'), { recursive: true });
    if (differs()) return ['a difference without any fault'];
    return faults.flatMap(({ what, file, text, instead }) => {
      const path = join('engine', 'src', file);
      const source = readFileSync(join(root, path), 'utf8');
      copy.plant(path, source.replace(text, instead));
      const found = differs();
      copy.plant(path, source);
      say(`${found ? 'found' : 'MISSED'}: ${what}`);
      return found ? [] : [what];
    });
  } finally {
    copy.remove();
  }
}
