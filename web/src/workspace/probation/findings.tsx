import { readCaseAttributes } from '@countwise/contract';
import { findingScale, type Probation } from '@countwise/engine';
import { useState } from 'react';
import { probation as text } from '../../text/modes.ts';
import { CheckboxField, SelectField } from '../../ui/fields.tsx';
import { TabStrip } from '../../ui/tab-strip.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { Authority } from '../work/authority.tsx';
import { useLawTexts } from '../work/use-law-texts.ts';
import { useWork } from '../writes/work-context.tsx';
import { FindingsScript } from './findings-script.tsx';

type Finding = Probation['findings'][number];

/** What the court would have to find, by tabs with how many are ticked on each; those that the case shows are kept with it. On paper the tabs stand one under the other. */
export function Findings({ probation }: { readonly probation: Probation }) {
  const { findings } = probation;
  const { factors } = useWork();
  const printing = usePrinting();
  const [chosen, setChosen] = useState('0');
  const isTicked = ({ id }: Finding) =>
    factors.some(({ ProbationFactorId, IsTrue }) => ProbationFactorId === id && IsTrue);
  const tabs = [...Map.groupBy(findings, ({ tab }) => tab)].map(([name, needed], nth) => {
    const ticked = needed.filter(isTicked).length;
    return { value: String(nth), label: ticked === 0 ? name : `${name} ${ticked}`, needed };
  });
  // a tab that stands only in some cases may be gone
  const open = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  if (open === undefined) return null;
  return (
    <section>
      <h3>{text.findings}</h3>
      <TabStrip id="findings" tabs={tabs} value={open.value} onChange={setChosen} />
      {tabs
        .filter((tab) => printing || tab === open)
        .map((tab) => (
          <div
            key={tab.value}
            className="check-list"
            role="tabpanel"
            id={tab === open ? 'findings-panel' : undefined}
            aria-labelledby={`findings-${tab.value}`}
          >
            {printing && <h4>{tab.label}</h4>}
            {tab.needed.map((finding) => (
              <FindingRow key={finding.id} finding={finding} ticked={isTicked(finding)} />
            ))}
          </div>
        ))}
      <FindingsScript reasons={probation.reasons} found={findings.filter(isTicked)} />
    </section>
  );
}

function FindingRow({
  finding: { id, text: words, authority },
  ticked,
}: {
  readonly finding: Finding;
  readonly ticked: boolean;
}) {
  const { run } = useWork();
  const lawTexts = useLawTexts('factors');
  const toggle = () => run([{ kind: 'factor', thing: id, fields: ticked ? null : { IsTrue: true } }], text.finding);
  return (
    <div className="check-row">
      <CheckboxField label={words} checked={ticked} onChange={toggle} />
      <Authority authority={authority} text={lawTexts.get(id)} />
      <Likelihood id={id} words={words} />
    </div>
  );
}

const notWeighed = '';

/** How sure the court is of a finding, in the words of the scale. */
function Likelihood({ id, words }: { readonly id: string; readonly words: string }) {
  const { record, run } = useWork();
  const { findingsWeighed = {} } = readCaseAttributes(record.caseAttributes);
  const choose = (weight: string) => {
    const { [id]: _, ...others } = findingsWeighed;
    const weighed = weight === notWeighed ? others : { ...others, [id]: Number(weight) };
    run([{ kind: 'attributes', fields: { findingsWeighed: weighed } }], text.finding);
  };
  return (
    <SelectField
      className="likelihood"
      aria-label={text.likelihoodOf(words)}
      value={String(findingsWeighed[id] ?? notWeighed)}
      data={[
        { value: notWeighed, label: text.notWeighed },
        ...findingScale.map((label, weight) => ({ value: String(weight), label })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
