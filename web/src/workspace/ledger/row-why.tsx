import '../../shared/crime/info.css';
import '../sentence/checks.css';
import { carriedBy, lawDayOf, sentenceText } from '@countwise/contract';
import type { Notice, Sentence, Step } from '@countwise/engine';
import { use, useDeferredValue, useMemo } from 'react';
import { LawTexts } from '../../shared/law/law-texts.ts';
import { LengthWords } from '../../shared/length-words.tsx';
import { ledger as text } from '../../text/ledger.ts';
import { sentence } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.ts';
import { longDate, today } from '../../ui/dates.ts';
import { SentencingRules } from '../charges/sentencing-rules.tsx';
import { useTry } from '../scenarios/use-try.ts';
import { Check } from '../sentence/check.tsx';
import { focusWhenThere } from '../sentence/focus-when-there.ts';
import { StepTable } from '../sentence/step-table.tsx';
import { dismissedFold, useDismissals } from '../sentence/use-dismissals.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf, statuteOf, termLabel } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { termsOf } from './term-cell.tsx';
import { type WhatIf, whatIfs } from './what-if.ts';

interface Props {
  readonly row: ChargeRow;
  /** The checks that question a choice on the row. */
  readonly checks: readonly Notice[];
}

/** How a row's sentence was reached, what is to be looked at again; beside it what would change the total. */
export const RowWhole = ({ row, checks }: Props) => (
  <div className="row-whole">
    <RowWhy row={row} checks={checks} />
    <RowFurther row={row} />
  </div>
);

interface WhyProps extends Props {
  /** The choice of the term stands beneath, and says when it counts. */
  readonly termsBelow?: boolean;
}

/** How a row's sentence was reached, and what is to be looked at again. */
export function RowWhy({ row, checks, termsBelow = false }: WhyProps) {
  const { sentence: answer } = useWork();
  const stored = use(LawTexts);
  const carries = useMemo(() => carriedBy(answer), [answer]);
  const steps = stepsOf(answer, row);
  const kept = keptWords(row, termsBelow);
  return (
    <section className="row-why" aria-label={text.whyRow(nameOf(row), sentenceText(row))}>
      <h3>{text.whyRow(nameOf(row), sentenceText(row))}</h3>
      <StepTable steps={steps} carries={carries} />
      {!stored && isOld(lawDayOf(row.charge)) && (
        <p className="quiet">{text.todaysText(longDate(lawDayOf(row.charge)))}</p>
      )}
      {kept.length > 0 && <p className="quiet">{kept.join(' ')}</p>}
      {row.findings.map((each) => (
        <FindingWhy key={each.charge.Id} row={each} answer={answer} carries={carries} />
      ))}
      <RowChecks row={row} checks={checks} />
    </section>
  );
}

/** Sections change with the year, or sooner: of one of this year the title of its link says it. */
const isOld = (day: string): boolean => day.slice(0, 4) < today().slice(0, 4);

/** What a choice of the term that is not used now is for, and which findings follow it. */
function keptWords(row: ChargeRow, termsBelow: boolean): readonly string[] {
  const terms = termsOf(row);
  if (terms === null || terms.instead === null) return [];
  const choices = countList(terms.slots.map((slot) => termLabel(row, slot) ?? ''));
  const following = row.findings.filter((each) => termsOf(each) !== null);
  return [
    ...(termsBelow ? [] : [text.onlyIfPrincipal(choices, nameOf(row))]),
    ...following.map((each) => text.findingFollows(statuteOf(each))),
  ];
}

const stepsOf = ({ steps }: Sentence, row: ChargeRow): readonly Step[] =>
  steps.filter(({ charge }) => charge === row.charge.Id);

/** How what a finding adds was reached. */
const FindingWhy = ({
  row,
  answer,
  carries,
}: Pick<Props, 'row'> & { readonly answer: Sentence; readonly carries: ReturnType<typeof carriedBy> }) => (
  <>
    <h3>{text.whyRow(nameOf(row), sentenceText(row))}</h3>
    <StepTable steps={stepsOf(answer, row)} carries={carries} />
  </>
);

/** What would change the total, and the steps to take along. */
export const RowFurther = ({ row }: Pick<Props, 'row'>) => (
  <>
    <WhatIfs row={row} />
    <div className="row-actions">
      <CopySteps row={row} />
      <RulesUsed words={row.answer?.ruleWords ?? []} />
    </div>
  </>
);

/** `2y, 3y and 5y`. */
const countList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function RowChecks({ row, checks }: Props) {
  const { dismiss } = useDismissals();
  return checks.map((check) => (
    <Check
      key={`${check.code} ${check.authority}`}
      id={`row-check-${check.code}`}
      notice={check}
      under={row.charge.Id}
      onDismiss={(reason) => {
        dismiss(check, reason);
        focusWhenThere(dismissedFold);
      }}
    />
  ));
}

function WhatIfs({ row }: Pick<Props, 'row'>) {
  const work = useWork();
  const weighed = useDeferredValue(useMemo(() => ({ row, work }), [row, work]));
  const found = useMemo(() => whatIfs(weighed.row, weighed.work, today()), [weighed]);
  if (found.length === 0) return null;
  return (
    <>
      <h3 className="what-if-title">{text.whatIf}</h3>
      <table className="what-if">
        <tbody>
          {found.map((each) => (
            <WhatIfRow key={each.words} found={each} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function WhatIfRow({ found }: { readonly found: WhatIf }) {
  const { words, follows, total, beside, difference, changes } = found;
  const { tryOut, isPending, blocked } = useTry();
  return (
    <tr>
      <td>
        <button
          type="button"
          className="link"
          aria-label={text.tryIt(words + follows, [total, beside].filter(Boolean).join(', '))}
          aria-disabled={isPending || blocked !== false || undefined}
          title={blocked === false ? undefined : blocked}
          onClick={() => !isPending && blocked === false && void tryOut({ changes, words })}
        >
          {words}
          {follows}
        </button>
      </td>
      <td>
        <LengthWords words={total} /> {beside !== '' && <small>{beside}</small>}
      </td>
      <td>{difference}</td>
    </tr>
  );
}

function CopySteps({ row }: Pick<Props, 'row'>) {
  const { sentence: answer } = useWork();
  const words = () => {
    const steps = [row, ...row.findings].flatMap((each) => stepsOf(answer, each));
    const lines = steps.map(({ text: said, authority }, nth) => `${nth + 1}. ${said} (${authority})`);
    return [...lines, [row, ...row.findings].map(sentenceText).join(' + ')].join('\n');
  };
  return (
    <Button tone="quiet" onClick={() => void copy(words(), sentence.copied)}>
      {sentence.copy}
    </Button>
  );
}

const RulesUsed = ({ words }: { readonly words: readonly string[] }) =>
  words.length > 0 && (
    <details className="rules-used">
      <summary>{text.rules}</summary>
      <dl className="info">
        <SentencingRules words={words} />
      </dl>
    </details>
  );
