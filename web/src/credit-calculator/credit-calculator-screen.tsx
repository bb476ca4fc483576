import '../shared/mode.css';
import './credit-calculator.css';
import { readCaseAttributes } from '@countwise/contract';
import { useState } from 'react';
import { CreditsEarned } from '../shared/credits/credits-earned.tsx';
import { CustodyStrip } from '../shared/credits/custody-strip.tsx';
import { PresentenceTable } from '../shared/credits/presentence-table.tsx';
import { ReleaseEstimate } from '../shared/credits/release-estimate.tsx';
import { ReportWrongNumber } from '../shared/wrong-number/report-wrong-number.tsx';
import { creditCalculator as text } from '../text/credit-calculator.ts';
import { credits, release } from '../text/modes.ts';
import { today } from '../ui/dates.ts';
import { CheckboxField, TextField } from '../ui/fields.tsx';
import { type Calculation, calculate } from './calculator.ts';

const blank = (): Calculation => ({
  years: 0,
  months: 0,
  violent: false,
  attributes: { ...readCaseAttributes(''), releaseStartDate: today() },
});

/** `/creditCalculator`: credits and release of one felony on one page. It asks the server for nothing and keeps nothing. */
export function CreditCalculatorScreen() {
  const [calculation, setCalculation] = useState(blank);
  const { attributes } = calculation;
  const answer = calculate(calculation, today());
  const change = (changes: Partial<Calculation>) => setCalculation({ ...calculation, ...changes });
  const setAttributes = (changes: Partial<Calculation['attributes']>) =>
    change({ attributes: { ...attributes, ...changes } });
  return (
    <main id="main" className="page credit-calculator">
      <title>{`${text.title} · Countwise`}</title>
      <h1>{text.title}</h1>
      <p className="mode-note">{text.unsaved}</p>
      <div className="calculator-desk">
        <div className="mode">
          <h2>{credits.title}</h2>
          <CustodyStrip periods={attributes.crData} />
          <PresentenceTable
            periods={attributes.crData}
            until={today()}
            earned={answer.credits.rows}
            onChange={(crData) => setAttributes({ crData })}
          />
          <CreditsEarned credits={answer.credits} />
        </div>
        <div className="mode">
          <h2>{release.title}</h2>
          <SentenceFields calculation={calculation} onChange={change} />
          <ReleaseEstimate
            parts={answer}
            born={null}
            choice={attributes}
            from={today()}
            onChoose={setAttributes}
            wanting={text.wanting}
          />
        </div>
      </div>
      <ReportWrongNumber
        screen={text.title}
        caseId={null}
        hasBirthdate={false}
        factsOf={() => ({
          engine: answer.engine,
          day: today(),
          calculation,
          credits: answer.credits,
          release: answer.release,
        })}
      />
    </main>
  );
}

interface FieldsProps {
  readonly calculation: Calculation;
  readonly onChange: (changes: Partial<Calculation>) => void;
}

const wholeNumber = (typed: string): number => Math.max(0, Math.trunc(Number(typed)) || 0);

/** How long the sentence is, and whether the felony is violent: all that credits and release follow from here. */
function SentenceFields({ calculation: { years, months, violent }, onChange }: FieldsProps) {
  return (
    <section>
      <h3>{release.sentence}</h3>
      <div className="form-row mode-choices">
        <TextField
          label={text.years}
          type="number"
          min={0}
          max={999}
          value={String(years)}
          onChange={(event) => onChange({ years: wholeNumber(event.currentTarget.value) })}
        />
        <TextField
          label={text.months}
          type="number"
          min={0}
          max={11}
          value={String(months)}
          onChange={(event) => onChange({ months: wholeNumber(event.currentTarget.value) })}
        />
      </div>
      <CheckboxField
        label={text.violent}
        checked={violent}
        onChange={(event) => onChange({ violent: event.currentTarget.checked })}
      />
      <p className="mode-note">{text.assumed}</p>
    </section>
  );
}
