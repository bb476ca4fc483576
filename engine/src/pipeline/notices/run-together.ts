import type { Notice } from '../../answer/answer.ts';
import { namedIn } from '../../case-file/by-sections.ts';
import { passing } from '../../made-once/passing.ts';
import { determinateText } from '../../numbers/display.ts';
import { daysOf } from '../priors/prior-days.ts';
import { isStanding, triggersPrior } from '../priors/trigger.ts';
import { areNamedApart } from '../record/as-named.ts';
import { isActiveFelony, isFelony, isIndeterminate, isLiveConduct } from '../record/count.ts';
import { isListedSexCrime } from '../record/named-sex-crime.ts';
import type { SentencedRecord } from '../record/outcome.ts';
import type { Count } from '../record/record.ts';
import { boundSexCrimes } from '../run-together/separate-terms.ts';
import { commandsConsecutive, inPrisonGroup } from '../sum/prison-group.ts';
import { strikesEffective } from '../three-strikes/mode.ts';
import { type Check, noticeOn } from './check.ts';

const isMarked = ({ filed }: Count): boolean => filed.run === 'concurrent';

/** Not marked, and beside the sentence for the mark of a count in it. */
const keptBeside = (counts: readonly Count[]): readonly Count[] =>
  counts.filter((count) => count.chain !== null && count.chain > 0 && !isMarked(count));

/** Counts marked concurrent that are longer than the others together: they are the sentence, and the others run beside. */
const longestRunsBeside: Check = ({ counts }) => {
  const controlling = passing(counts, ({ chain }) => chain === 0);
  const isAlone = controlling.every(isMarked) && keptBeside(counts).length > 0;
  return noticeOn(isAlone ? controlling : [], {
    code: 'LONGEST_RUNS_BESIDE',
    authority: 'PC 669; CRC 4.452',
    text:
      controlling.length === 1
        ? 'Marked concurrent and longer than the other counts together, this count is the sentence by itself and they run beside it. To have them added to it, mark it consecutive.'
        : 'Marked concurrent and longer than the other counts together, these counts, which the law runs one after another, are the sentence by themselves and the others run beside them. To have the others added, mark these consecutive.',
  });
};

/** A mark against the law among the counts of the sentence: all that it does is to keep counts beside that are free of it. */
const markBindsNot: Check = ({ counts }) => {
  const controlling = passing(counts, ({ chain }) => chain === 0);
  const beside = keptBeside(counts);
  const keeps = ({ bound }: Count): boolean => !bound || !beside.every(isFelony);
  const marked = controlling.filter((count) => isMarked(count) && keeps(count));
  return noticeOn(beside.length > 0 && !controlling.every(isMarked) ? marked : [], {
    code: 'MARK_BINDS_NOT',
    authority: 'PC 669(a), (b)',
    text: 'Marked concurrent, but the law runs it consecutively to the other counts of the sentence. The mark is followed only toward what runs beside, which is not added for it. To have that added, mark it consecutive.',
  });
};

const isStatusRow = namedIn(['PC 667(a)', 'PC 667.5(a)']);

/** A status row whose only trigger runs beside a longer chain, with the figure of the other reading. */
function statusBeside({ counts, priors, outcome }: SentencedRecord): readonly Notice[] {
  const controlling = passing(counts, ({ chain }) => chain === 0);
  const rows = priors.filter(
    (prior) =>
      isStanding(prior) &&
      isStatusRow(prior.filed.sections) &&
      counts.some((count) => triggersPrior(prior, count)) &&
      !controlling.some((count) => triggersPrior(prior, count)),
  );
  const without = outcome.summary.totalDeterminate - rows.reduce((sum, prior) => sum + daysOf(prior), 0);
  return noticeOn(rows, {
    code: 'STATUS_BESIDE',
    authority: 'PC 1170.1(a); People v. Sasser (2015) 61 Cal.4th 1',
    text: `The only count that triggers it runs beside the controlling term; the enhancement is of the offender and is added. If it ran with its count alone, the determinate term would be ${determinateText(Math.max(0, without))}.`,
  });
}

/** Listed sex crimes of the victim and occasion of a count that is bound: for them the court has a choice. */
const sexSameOccasion: Check = ({ counts }) => {
  const bound = boundSexCrimes(counts);
  const groups = [...bound.values()];
  const others = counts.filter(
    (count) =>
      isListedSexCrime(count) && !bound.has(count.filed.id) && groups.some((group) => group.has(count.filed.id)),
  );
  return noticeOn(others, {
    code: 'SEX_SAME_OCCASION',
    authority: 'PC 667.6(c), (d); CRC 4.426',
    text: 'Of the listed sex crimes against one victim on one occasion the longest is full and consecutive; for this one the court may choose the full term, a third, or a concurrent term.',
  });
};

/** Which term is principal beside a life enhancement is unsettled. */
const principalUnsettled: Check = ({ counts }) => {
  const ordinary = counts.filter((count) => count.chain === 0 && isFelony(count) && !isIndeterminate(count));
  const enhanced = ordinary.filter((count) =>
    count.attachments.some((row) => isLiveConduct(row) && row.filed.term.kind !== 'determinate'),
  );
  return noticeOn(ordinary.length > 1 ? enhanced : [], {
    code: 'PRINCIPAL_TERM_UNSETTLED',
    authority: 'PC 1170.1(a); PC 12022.53(d)',
    text: 'Whether a life enhancement makes its count the principal term is unsettled; the order with the greater aggregate is counted.',
  });
};

const isCurrentStruck = (count: Count): boolean => isActiveFelony(count) && count.strike !== 'none';

/** Third strikes beside other counts of one occasion: 667(e)(2)(B) speaks of any other term. */
const lifeOfOneOccasion: Check = ({ counts }) => {
  const third = counts.filter((count) => count.strike === 'third' && isActiveFelony(count));
  const other = counts.filter((count) => isCurrentStruck(count) && count.chain !== null && count.chain > 0);
  return noticeOn(third.length > 0 ? other : [], {
    code: 'THIRD_STRIKE_ONE_OCCASION',
    authority: 'PC 667(e)(2)(B); People v. Hendrix (1997) 16 Cal.4th 508',
    text: 'A third strike runs consecutively to any other term for which the law allows it. Within one occasion this count is counted as it is marked; whether the court may do so here is for counsel.',
  });
};

/** The former words of § 667(c)(7), for acts between the strikes law and the Reform Act. */
const formerWords: Check = ({ counts }) => {
  const felonies = counts.filter((count) => isCurrentStruck(count) && count.filed.lawDate >= strikesEffective);
  const grave = felonies.filter(({ serious, violent }) => serious || violent);
  const before = felonies.filter(({ filed }) => filed.lawDate < '2012-11-07');
  return noticeOn(grave.length > 1 && grave.length < felonies.length ? before : [], {
    code: 'STRIKES_FORMER_CONSECUTIVE',
    authority: 'former PC 667(c)(7); PC 1170.12(a)(7)',
    text: 'For acts before 11/07/2012 the former words spoke of several serious or violent felonies; they are read as commanding no more than the rule of occasions.',
  });
};

/** A stayed serious or violent felony that makes two of them: it is a conviction still. */
const stayedSerious: Check = ({ counts }) => {
  const isGrave = ({ serious, violent }: Count): boolean => serious || violent;
  const stayed = counts.filter((count) => count.standing === 'stayed' && isFelony(count) && isGrave(count));
  const running = counts.filter((count) => isCurrentStruck(count) && isGrave(count));
  const decides = counts.some((count) => count.mandatory?.authority === 'PC 1170.12(a)(7)');
  return noticeOn(decides && running.length < 2 ? stayed : [], {
    code: 'STAYED_SERIOUS_COUNTED',
    authority: 'PC 1170.12(a)(7); PC 654',
    text: 'A count stayed under PC 654 is a conviction and is counted among the serious or violent felonies that command consecutive terms; no opinion decides it.',
  });
};

/** A prisoner's crime of a section that is silent, marked concurrent: the courts of appeal disagree. */
const prisonConcurrent: Check = ({ counts }) => {
  const outside = counts.some((count) => isActiveFelony(count) && !inPrisonGroup(count));
  const silent = counts.filter(
    (count) => isActiveFelony(count) && inPrisonGroup(count) && !commandsConsecutive(count) && isMarked(count),
  );
  return noticeOn(outside ? silent : [], {
    code: 'PRISON_CONCURRENT_UNSETTLED',
    authority: 'PC 1170.1(c); People v. Arant (1988) 199 Cal.App.3d 294',
    text: 'Whether a crime committed in prison may run concurrently where its own section is silent is disputed: Arant allows it, a later opinion (Mirmon, 4th Dist., Div. Two, 2020) does not. It is counted as it is marked.',
  });
};

/** Every count of an act stayed: a stay lasts only while another count of the act is punished. */
const everyCountStayed: Check = ({ counts }) => {
  const felonies = passing(counts, isFelony);
  const stayed = felonies.filter(({ filed }) => filed.status === 'Stayed654');
  const punishes = ({ filed }: Count, other: Count): boolean =>
    (other.standing === 'active' || other.standing === 'suspended') &&
    !areNamedApart(filed.occasion, other.filed.occasion);
  const open = stayed.filter((count) => !counts.some((other) => punishes(count, other)));
  // a count without an occasion may be of the act of any other
  const [of = ''] = open.flatMap(({ filed }) => filed.occasion ?? []);
  const acts = Map.groupBy(open, ({ filed }) => filed.occasion ?? of);
  const days = ({ triad }: Count): number => triad.upper?.days ?? 0;
  const longest = [...acts.values()].flatMap((act) => act.toSorted((a, b) => days(b) - days(a)).slice(0, 1));
  return noticeOn(longest, {
    code: 'STAY_WITHOUT_COUNT',
    authority: 'PC 654(a)',
    text: 'Every count of this act is stayed, so that nothing is punished. A stay lasts only while another count of the same act is imposed: impose this one, or another.',
  });
};

/** How terms run together, where the law leaves a doubt or the marks a surprise. */
export const runTogetherNotices: readonly Check[] = [
  longestRunsBeside,
  markBindsNot,
  statusBeside,
  sexSameOccasion,
  principalUnsettled,
  lifeOfOneOccasion,
  formerWords,
  stayedSerious,
  everyCountStayed,
  prisonConcurrent,
];
