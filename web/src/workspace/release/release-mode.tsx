import '../../shared/mode.css';
import { indeterminateFact, lengthText, readCaseAttributes } from '@countwise/contract';
import { ageOn } from '@countwise/engine';
import { ReleaseEstimate } from '../../shared/credits/release-estimate.tsx';
import { Cite } from '../../shared/law/cite.tsx';
import { release as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OwnFacts } from '../writes/own-facts.tsx';
import { useWork } from '../writes/work-context.tsx';
import { SplitSentence } from './split-sentence.tsx';

/** Release Date: the days first, then the credit to come, the sum, and the sentence they follow from. */
export function ReleaseMode() {
  const { place, special } = useWork().sentence.summary;
  return (
    <div className="mode">
      <h2 className="visually-hidden">{text.title}</h2>
      <OwnFacts />
      {place === 'none' && special === null ? <EmptyState text={text.none} /> : <ReleaseOfCase />}
    </div>
  );
}

function ReleaseOfCase() {
  const { record, sentence, run } = useWork();
  const choice = readCaseAttributes(record.caseAttributes);
  return (
    <ReleaseEstimate
      parts={sentence}
      born={record.DefendantBirthdate}
      choice={choice}
      from={choice.sentencingDate ?? today()}
      onChoose={(fields) => run([{ kind: 'attributes', fields }], text.saved)}
      division={<SplitSentence />}
      facts={<SentenceFacts />}
    />
  );
}

/** The terms, of which one that there is not is left out, and whether Proposition 57 reaches the person. */
function SentenceFacts() {
  const { sentence, rows } = useWork();
  const { summary, release, notices } = sentence;
  const { determinate, indeterminate } = text;
  const hasOther = summary.special !== null || summary.life || summary.totalIndeterminate > 0;
  const reason = notices.find(({ code }) => code.startsWith('PROP57_'));
  const counts = rows
    .filter(({ charge }) => reason?.charges.includes(charge.Id))
    .map(({ charge }) => charge.CountNumber);
  return (
    <section>
      <h3>{text.sentence}</h3>
      <dl className="release-facts">
        {(summary.totalDeterminate > 0 || !hasOther) && (
          <Fact name={determinate} value={lengthText(summary.totalDeterminate)} />
        )}
        {hasOther && <Fact name={indeterminate} value={summary.special ?? indeterminateFact(summary)} />}
        <Fact name={text.prop57} value={release.prop57} />
        <AgeToday />
      </dl>
      <p className="mode-note">
        {reason === undefined ? null : `${text.onCounts([...new Set(counts)])} ${reason.text} `}
        <Cite authority={reason?.authority ?? release.paroleAuthority.prop57} />
      </p>
    </section>
  );
}

function AgeToday() {
  const { DefendantBirthdate: born } = useWork().record;
  if (born === null) return null;
  const { years, months } = ageOn(born, today());
  return <Fact name={text.ageToday} value={text.ageShort(years, months)} />;
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
