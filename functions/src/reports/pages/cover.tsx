import {
  besideTotal,
  type CaseRecord,
  caseField,
  caseFields,
  caseFieldText,
  fieldsOfCase,
  leftOutOfTotal,
  placeText,
  totalText,
} from '@countwise/contract';
import type { Report } from '../report.ts';
import { dateText, defendantOf, scenarioOf } from '../words.ts';
import { Facts } from './facts.tsx';

/** Who and what the report is about, on a page of its own. */
export function Cover({ report }: { readonly report: Report }) {
  const { record, sentence } = report;
  const { summary } = sentence;
  const facts = [
    [fieldsOfCase.CaseNumber.label, record.CaseNumber],
    ['Scenario', report.printScenarioName && report.variant === undefined ? scenarioOf(record) : ''],
    ...saidOnCover(record),
    ['Law of the offense', report.law.offense],
    ['Sentencing law of', report.law.sentence],
    ['Computed on', dateText(report.computedOn)],
    ['Prepared by', report.preparedBy],
  ] as const;
  return (
    <section className="cover" aria-label="Cover page">
      <p className="brand">
        <span className="serif">Countwise</span>
        <span className="quiet">California criminal sentencing</span>
      </p>
      <h1 className={isLong(record) ? 'long' : undefined}>
        {defendantOf(record)}
        {/* one heading: the outline of a file of several reports tells them apart by it */}
        {report.variant !== undefined && (
          <>
            {': '}
            <span className="variant">{report.variant}</span>
          </>
        )}
      </h1>
      <p className="kind serif">{report.title}</p>
      <div className="rule" />
      <Facts facts={facts} />
      <div className="sentence-line">
        <span>
          Selected sentence
          <br />
          <span className="quiet">
            {[placeText(summary), ...leftOutOfTotal(summary), ...besideTotal(summary)].join('; ')}
          </span>
        </span>
        <strong className="serif">{totalText(summary)}</strong>
      </div>
      <p className="end">
        This report computes a sentence from the facts entered and the statutes named in it. It is a working aid and not
        legal advice; the court decides.
      </p>
    </section>
  );
}

/** The fields of the case that stand on the cover, by their names. */
const saidOnCover = (record: CaseRecord) =>
  caseFields.flatMap((field) => {
    const { label, onCover } = caseField(field);
    return onCover && label !== undefined ? [[label, caseFieldText(field, record, dateText)] as const] : [];
  });

const longestOnTwoLines = 44;

/** A name that would fill the page leaves no room for what is said below it. */
const isLong = (record: CaseRecord): boolean => defendantOf(record).length > longestOnTwoLines;
