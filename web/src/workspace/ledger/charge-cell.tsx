import { isConviction, isStrike, lawDayOf, tagsOf } from '@countwise/contract';
import { isSuperStrike } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { shortDate } from '../../ui/dates.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { wobbleTargets } from '../charges/use-replace.ts';
import { type ChargeRow, isCrime, severityOf } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import type { Acts } from './line-props.ts';

interface Word {
  readonly word: string;
  readonly tone: 'violent' | 'strike' | 'life' | 'plain';
}

/** What sets a charge apart from a plain felony, most serious first; a count that is no conviction is neither violent nor a strike. */
function wordsOf(row: ChargeRow): readonly Word[] {
  const { crime, charge, answer } = row;
  if (!isCrime(row)) return [];
  const superStrike = isSuperStrike(crime.crime, charge.CrimeState, lawDayOf(charge));
  const flags = answer ?? crime.crime;
  const convicted = answer === null || isConviction(answer);
  const words: readonly (Word & { readonly shown: boolean })[] = [
    { shown: convicted && flags.violent, word: charges.violent, tone: 'violent' },
    { shown: convicted && superStrike, word: charges.superStrike, tone: 'life' },
    { shown: convicted && isStrike(flags) && !superStrike, word: charges.strike, tone: 'strike' },
    { shown: charge.isGang, word: text.gang, tone: 'plain' },
  ];
  return words.filter(({ shown }) => shown);
}

interface Props {
  readonly row: ChargeRow;
  /** The offenses of the case have several dates. */
  readonly dated: boolean;
  /** What hangs on each count of a fold. */
  readonly with?: readonly ChargeRow[];
  readonly acts: Acts;
}

/** Statute, what sets the charge apart, and beneath it its name. */
export function ChargeCell({ row, dated, with: along = [], acts }: Props) {
  const { charge, crime } = row;
  return (
    <>
      <span className="charge-line">
        <button type="button" className="statute" {...stop} onClick={() => acts.current.onLaw(row)}>
          {statuteOf(row)}
        </button>
        {along.map((each) => (
          <span key={each.charge.Id} className="word">
            + {statuteOf(each).replace(/^[A-Z&]+ /, '')}
          </span>
        ))}
        {along.length === 0 && <Words row={row} />}
        {tagsOf(charge).length > 0 && <OwnTags tags={tagsOf(charge)} />}
        <Severity row={row} acts={acts} />
        {charge.ChargedPer !== null && <Per id={charge.ChargedPer} />}
        {dated && row.under === null && charge.CountNumber > 0 && (
          <span className="charge-date">{shortDate(charge.Date)}</span>
        )}
      </span>
      <span className="charge-name">
        <span>{crime.Name} </span>
        {along.length > 0 && <Words row={row} />}
      </span>
    </>
  );
}

/** What the user calls the charge is for them, and on no paper. */
function OwnTags({ tags }: { readonly tags: readonly string[] }) {
  const printing = usePrinting();
  if (printing) return null;
  return tags.map((tag) => (
    <span key={tag} className="word">
      {tag}
    </span>
  ));
}

const Words = ({ row }: Pick<Props, 'row'>) =>
  wordsOf(row).map(({ word, tone }) => (
    <span key={word} className="word" data-tone={tone}>
      {word}{' '}
    </span>
  ));

/** The level of a charge that is no felony; of one that can be charged as a felony, the way there. */
function Severity({ row, acts }: Pick<Props, 'row' | 'acts'>) {
  const severity = severityOf(row);
  if (!isCrime(row) || severity === 'felony') return null;
  const word = charges.severities[severity];
  if (wobbleTargets(row).length === 0) return <span className="word">{word}</span>;
  return (
    <button
      type="button"
      className="word"
      {...stop}
      aria-label={charges.cell(charges.columns.severity, nameOf(row), word)}
      onClick={() => acts.current.wobble(row)}
    >
      {word}
    </button>
  );
}

function Per({ id }: { readonly id: string }) {
  const { data } = useQuery(crimeQuery(id));
  return data === undefined ? null : <span className="word">{text.per(data.crime.statute)}</span>;
}
