import { lawOf, lawWords, readCaseAttributes } from '@countwise/contract';
import './compare.css';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { caseTitle } from '../../shared/case/case-title.ts';
import { consequencesQuery } from '../../shared/crime/consequences-query.ts';
import { scenarios as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { longDate, today } from '../../ui/dates.ts';
import { Overlay } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePhone } from '../../ui/use-width.ts';
import { useRanges } from '../range/range-query.ts';
import { ownFactsText } from '../writes/own-facts.tsx';
import { useWork } from '../writes/work-context.tsx';
import { CompareScale } from './compare-scale.tsx';
import { type Compared, CompareTable } from './compare-table.tsx';
import { comparedConsequences, convictionsOf } from './compared-consequences.ts';
import { scaleOf } from './scale.ts';
import { type Scenario, useWorks, type WorkedScenario } from './scenario-queries.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly scenarios: readonly Scenario[];
}

const mostColumns = { desk: 4, phone: 2 } as const;

/** Up to four variants side by side, the original first; differences carry a mark and words. */
export function CompareDialog({ opened, onClose, scenarios }: Props) {
  return (
    <Overlay opened={opened} onClose={onClose} title={text.compareTitle}>
      <Comparison scenarios={scenarios} />
    </Overlay>
  );
}

function Comparison({ scenarios }: Pick<Props, 'scenarios'>) {
  const { record, rows } = useWork();
  const most = mostColumns[usePhone() ? 'phone' : 'desk'];
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const chosen = useMemo(
    () => (picked !== null && picked.size <= most ? picked : firstChosen(scenarios, record.Id, most)),
    [picked, most, scenarios, record.Id],
  );
  const compared = useMemo(() => scenarios.filter((each) => chosen.has(each.record.Id)), [scenarios, chosen]);
  const shown = useRanged(useWorks(compared));
  const consequences = useConsequences(shown);
  const brought =
    consequences &&
    comparedConsequences(
      shown.map(({ work }) => work),
      consequences,
    );
  return (
    <div className="compare-body">
      <p className="compare-caption">
        {[
          caseTitle(record),
          record.CaseNumber,
          lawWords(
            lawOf(
              rows.map(({ charge }) => charge),
              readCaseAttributes(record.caseAttributes).sentencingDate ?? today(),
              longDate,
            ),
          ),
          text.computedOn(longDate(today())),
        ].join(', ')}
      </p>
      {scenarios.length > most && <Choice scenarios={scenarios} chosen={chosen} most={most} onChoose={setPicked} />}
      {compared.map(({ name, record: each }) => {
        const own = ownFactsText(scenarios[0]?.record, each);
        return (
          own !== '' && (
            <p key={each.Id} className="own-facts" role="note">
              {text.ownFacts(name, own)}
            </p>
          )
        );
      })}
      <CompareScale {...scaleOf(shown)} />
      <CompareTable shown={shown} differing={brought?.rows ?? []} />
      <section>
        <h3>{text.shared}</h3>
        {brought === undefined ? <Skeleton width="60%" height={60} /> : <p>{sharedText(brought)}</p>}
      </section>
      <p className="mode-note">{text.strikesNote}</p>
      <Button onClick={() => window.print()}>{text.print}</Button>
    </div>
  );
}

function sharedText({ rows, shared }: ReturnType<typeof comparedConsequences>): string {
  if (shared.length > 0) return `${shared.join('; ')}.`;
  return rows.length > 0 ? text.noneInEach : text.noConsequences;
}

/** The first of them, and the open one. */
function firstChosen(scenarios: readonly Scenario[], open: string, most: number): ReadonlySet<string> {
  const ids = scenarios.map(({ record }) => record.Id);
  const first = ids.slice(0, most);
  return new Set(first.includes(open) || !ids.includes(open) ? first : [...first.slice(0, -1), open]);
}

interface ChoiceProps {
  readonly scenarios: readonly Scenario[];
  readonly chosen: ReadonlySet<string>;
  readonly most: number;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** Which are compared, of more than stand beside one another: four on a desk, two on a phone. */
function Choice({ scenarios, chosen, most, onChoose }: ChoiceProps) {
  return (
    <fieldset className="compare-choice">
      <legend>{text.choose(most)}</legend>
      {scenarios.map(({ name, record }) => (
        <CheckboxField
          key={record.Id}
          label={name}
          checked={chosen.has(record.Id)}
          disabled={chosen.has(record.Id) ? chosen.size === 1 : chosen.size === most}
          onChange={() => onChoose(chosen.symmetricDifference(new Set([record.Id])))}
        />
      ))}
    </fieldset>
  );
}

/** Each with its lawful range, as far as it is computed. */
function useRanged(shown: readonly WorkedScenario[]): readonly Compared[] {
  const ranges = useRanges(shown.map(({ work }) => work.asked));
  return shown.map((each, at) => {
    const { data, isError } = ranges[at] ?? {};
    return { ...each, range: data ?? (isError ? 'failed' : 'computing') };
  });
}

/** What each conviction of the scenarios brings; undefined until all of it is there. */
function useConsequences(shown: readonly WorkedScenario[]) {
  const convictions = [...new Map(shown.flatMap(({ work }) => [...convictionsOf(work)]))];
  return useQueries({
    queries: convictions.map(([, { crime, as, on }]) => consequencesQuery(crime, as, on)),
    combine: (answers) => {
      const known = answers.flatMap(({ data }, at) =>
        data === undefined ? [] : [[convictions[at]?.[0] ?? '', data] as const],
      );
      return known.length === convictions.length ? new Map(known) : undefined;
    },
  });
}
