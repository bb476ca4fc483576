import { levers, needsOf } from '@countwise/engine';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { nothingMeets as noneText } from '../../text/nothing-meets.ts';
import { offers as text } from '../../text/offers.ts';
import { openedOffer as openedText } from '../../text/opened-offer.ts';
import { Button } from '../../ui/button.tsx';
import { useWork } from '../writes/work-context.tsx';
import type { AskProps } from './asked-line.tsx';
import { doneWords, useRowName } from './changed-rows.tsx';
import { courtWords } from './court-choices.tsx';
import type { Opening, Question, ReachedLeast } from './shown.ts';
import { usePointAnswer } from './use-point-answer.ts';
import type { Found } from './use-search.ts';

interface Props extends AskProps {
  readonly found: Found;
  readonly answered: Question;
}

/** What is opened, in general: `dismiss an enhancement and count 1, no more fixed`. */
function useLeverWords(): (opening: Opening) => string {
  const nameBy = useRowName();
  return (opening) =>
    [
      ...opening.levers.map((lever) => levers[lever].words),
      ...opening.rows.map((row) => noneText.freed(nameBy(row))),
    ].join(noneText.andAlso);
}

/** What would open more by itself, what is enough first; where nothing is, the pairs that are. What opens nothing is one line. */
export function Openings({ found, asked, onAsk, answered }: Props) {
  const { openings, isEveryPair, isWhole, least } = found;
  const leverWords = useLeverWords();
  if (openings.length === 0) return isWhole ? <p className="quiet">{noneText.allOpen}</p> : null;
  const isIdle = (opening: Found['openings'][number]): boolean => !opening.isEnough && isNoLess(opening.least, least);
  const listed = openings.filter((each) => !isIdle(each)).toSorted((a, b) => Number(b.isEnough) - Number(a.isEnough));
  const idle = openings.filter(isIdle);
  return (
    <>
      <h4>{noneText.wouldOpen}</h4>
      {listed.length > 0 && (
        <table className="offers-openings">
          <thead>
            <tr>
              {noneText.openColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map((opening) => (
              <OpeningRow key={leverWords(opening)} opening={opening} asked={asked} onAsk={onAsk} answered={answered} />
            ))}
          </tbody>
        </table>
      )}
      {idle.length > 0 && <p className="quiet">{noneText.opensNothing(idle.map(leverWords))}</p>}
      {isEveryPair !== null && <p className="quiet">{isEveryPair ? noneText.everyPair : noneText.somePairs}</p>}
    </>
  );
}

/** That the least with an opening is the least without it. */
const isNoLess = (opened: ReachedLeast | null, least: ReachedLeast | null): boolean =>
  opened?.total === least?.total && opened?.serve.days === least?.serve.days;

interface RowProps extends AskProps {
  readonly opening: Found['openings'][number];
  readonly answered: Question;
}

function OpeningRow({ opening, asked, onAsk, answered }: RowProps) {
  const { isEnough, least } = opening;
  const words = useLeverWords()(opening);
  return (
    <tr data-enough={isEnough || undefined}>
      <th scope="row">
        {least === null ? openedText.capital(words) : <How opening={opening} least={least} answered={answered} />}
      </th>
      <td className="offers-least" data-label={noneText.openColumns[1]}>
        {least?.total}
      </td>
      <td data-label={noneText.openColumns[2]}>{least && text.serve(least.serve)}</td>
      <td>{whoOf(opening, asked.courtAlone)}</td>
      <td>
        {isEnough ? (
          <Button
            aria-label={noneText.openItOf(words)}
            onClick={() =>
              onAsk({
                ...asked,
                levers: [...asked.levers, ...opening.levers],
                fixed: asked.fixed.filter((row) => !opening.rows.includes(row)),
              })
            }
          >
            {noneText.openIt}
          </Button>
        ) : (
          noneText.notAlone
        )}
      </td>
    </tr>
  );
}

/** The row of the case by which the least with an opening is reached, and what else is done for it. */
function How({ opening, least, answered }: Pick<RowProps, 'opening' | 'answered'> & { readonly least: ReachedLeast }) {
  const { asked } = useWork();
  const nameBy = useRowName();
  const general = useLeverWords()(opening);
  const { row, point } = least;
  const answer = usePointAnswer(point, answered);
  const isOfIt = ({ lever, row: id }: (typeof row.bargain)[number]): boolean =>
    opening.levers.includes(lever) || opening.rows.includes(id);
  const said = (change: (typeof row.bargain)[number]): string => `${nameBy(change.row)} ${doneWords(change)}`;
  const own = row.bargain.filter(isOfIt).map(said);
  const others = [
    ...(opening.rows.length > 0 && own.length > 0 ? [general] : []),
    ...row.bargain.filter((change) => !isOfIt(change)).map(said),
    ...courtWords(asked.caseFile, { offered: point.caseFile, answer }).map(({ name, words }) => `${name} ${words}`),
  ];
  return (
    <>
      <b>
        <Unbroken>{openedText.capital(own.length > 0 ? own.join('; ') : general)}</Unbroken>
      </b>
      {others.length > 0 && (
        <small>
          <Unbroken>{others.join('; ')}</Unbroken>
        </small>
      )}
    </>
  );
}

/** Who must agree to what would be opened: of two levers everybody that one of them asks for. */
function whoOf({ levers: open }: Opening, isAlone: boolean): string {
  if (open.length === 0) return '';
  const needs = new Set(open.flatMap((lever) => needsOf(lever, isAlone)));
  const inExchange = open.every((lever) => levers[lever].inExchange || !needsOf(lever, false).includes('P'));
  const people = needs.has('P') && inExchange;
  return openedText.who(
    (['D', 'P', 'C'] as const).filter((each) => needs.has(each)),
    !isAlone && people,
  );
}
