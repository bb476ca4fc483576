import {
  besideText,
  chainLines,
  chainNames,
  controllingText,
  endsAuthority,
  everyUpperText,
  outOfRange,
  outsideText,
  placeText,
  rangeName,
  rangeText,
  sentenceFacts,
  upperAuthority,
} from '@countwise/contract';
import type { Report } from '../report.ts';

interface Line {
  readonly name: string;
  readonly value: string;
  readonly authority?: string;
}

const misdemeanor = 'Misdemeanor';

/** The Selected Sentence block of the screen, with what runs beside and what the law allows. */
export function SentenceTotals({
  report: { sentence, range, charges, crimes },
}: {
  readonly report: Pick<Report, 'sentence' | 'range' | 'charges' | 'crimes'>;
}) {
  const { summary } = sentence;
  const beside = besideText(summary);
  const everyUpper = everyUpperText(range);
  const outside = outsideText(sentence, range, Number.POSITIVE_INFINITY);
  const crimeOf = new Map(crimes.map(({ Id, crime }) => [Id, crime]));
  const charged = charges.flatMap(({ Id, CrimeId }) => {
    const crime = crimeOf.get(CrimeId);
    return crime === undefined ? [] : [{ id: Id, crime }];
  });
  const chains = chainLines(sentence).map((line) =>
    line.name === chainNames.misdemeanors ? { ...line, name: misdemeanor } : line,
  );
  // days of misdemeanors that a chain tells with their counts are not told without them too
  const told = sentenceFacts(sentence).filter(
    ([name]) => name !== misdemeanor || chains.every((line) => line.name !== misdemeanor),
  );
  const lines: readonly Line[] = [
    ...told.map(([name, value]) => ({ name, value })),
    ...chains.map(({ name, length, counts }) => ({ name, value: `${length}, ${counts}` })),
    { name: rangeName(range), value: rangeText(range), authority: endsAuthority(sentence) },
    ...(everyUpper === null
      ? []
      : [{ name: 'If every upper term were proved', value: everyUpper, authority: upperAuthority }]),
    ...(outside === null ? [] : [{ name: 'Outside the range', value: outside, authority: upperAuthority }]),
    ...outOfRange(sentence, charged).map(({ text, authority }) => ({
      name: 'Not in the range',
      value: text,
      authority,
    })),
  ];
  return (
    <div className="totals">
      <p>
        <span className="total serif">{controllingText(summary)}</span>
        {beside !== '' && <span className="beside-total serif">, {beside}</span>}
        <br />
        <span className="quiet">{placeText(summary)}</span>
      </p>
      <dl>
        {[...Map.groupBy(lines, ({ name }) => name)].map(([name, told]) => (
          <div key={name} className={told.some(({ authority }) => authority !== undefined) ? 'wide' : undefined}>
            <dt>{name}</dt>
            {told.map(({ value, authority }) => (
              <dd key={value}>
                {value}
                {authority !== undefined && <cite> {authority}</cite>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
