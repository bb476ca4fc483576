import '../../shared/mode.css';
import { indeterminateFact, lengthText, readCaseAttributes } from '@countwise/contract';
import { ReleaseEstimate } from '../../shared/credits/release-estimate.tsx';
import { Cite } from '../../shared/law/cite.tsx';
import { release as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useWork } from '../writes/work-context.tsx';
import { SplitSentence } from './split-sentence.tsx';

/** Release Date: the sentence, when it begins, what credit is to come, and the days that follow from it. */
export function ReleaseMode() {
  const { place, special } = useWork().sentence.summary;
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      {place === 'none' && special === null ? <EmptyState text={text.none} /> : <ReleaseOfCase />}
    </div>
  );
}

function ReleaseOfCase() {
  const { record, sentence, run } = useWork();
  const { summary, release } = sentence;
  const choice = readCaseAttributes(record.caseAttributes);
  return (
    <>
      <section>
        <h3>{text.sentence}</h3>
        <dl className="figures">
          <div>
            <dt>{text.determinate}</dt>
            <dd>{lengthText(summary.totalDeterminate)}</dd>
          </div>
          <div>
            <dt>{text.indeterminate}</dt>
            <dd>{summary.special ?? indeterminateFact(summary)}</dd>
          </div>
          <div>
            <dt>{text.prop57}</dt>
            <dd>
              {release.prop57} <Cite authority={release.paroleAuthority.prop57} />
            </dd>
          </div>
        </dl>
      </section>
      <SplitSentence />
      <ReleaseEstimate
        release={release}
        born={record.DefendantBirthdate}
        choice={choice}
        from={choice.sentencingDate ?? today()}
        onChoose={(fields) => run([{ kind: 'attributes', fields }], text.saved)}
      />
    </>
  );
}
