import { type createPdf, lawOf, mostPrinted, readCaseAttributes } from '@countwise/contract';
import { californiaDay, rangeOf } from '@countwise/engine';
import type { z } from 'zod';
import { fault, notThere } from '../base/problem.ts';
import { crimeRecordOf } from '../catalogue/crime-record.ts';
import { computed } from '../corrections/counted.ts';
import type { Session } from '../platform/session.ts';
import type { WholeCase } from '../store/cases.ts';
import { consequencesOf } from './consequences-of.ts';
import type { Deps } from './deps.ts';
import { renderReport } from './render-report.tsx';
import type { Report } from './report.ts';
import { sectionTexts } from './section-texts.ts';
import { dateText } from './words.ts';

type Sources = Pick<Deps, 'cases' | 'catalogue' | 'reference' | 'lawText'>;
type Asked = z.output<typeof createPdf.body>;

/**
 * The report on a case as it stands, under the law of the day, and on the other variants of it that are asked for.
 * Throws 404 for a case of another owner, and for one that is no variant of the first; 400 where they hold more charges
 * than one file does.
 */
export async function reportHtml(
  { cases, ...sources }: Sources,
  session: Session,
  asked: Asked,
  at: Date,
): Promise<string> {
  const whole = (id: string) => cases.whole(session.user.Id, id);
  const others = new Set(asked.scenarioIds).difference(new Set([asked.caseId]));
  const [first, ...more] = await Promise.all([whole(asked.caseId), ...[...others].map(whole)]);
  if (more.some((one) => originalOf(one) !== originalOf(first))) throw notThere('scenario');
  const charges = [first, ...more].reduce((sum, one) => sum + one.charges.length, 0);
  if (charges > mostPrinted)
    throw fault(
      'scenarioIds',
      `A report holds at most ${mostPrinted} charges. These scenarios have ${charges} together: print fewer of them at once.`,
    );
  const reportOf = (one: WholeCase) => reportOn(one, sources, session, asked, at);
  return renderReport([await reportOf(first), ...(await Promise.all(more.map(reportOf)))], asked.modules);
}

const originalOf = ({ record }: WholeCase): string => record.ParentCaseId ?? record.Id;

async function reportOn(
  whole: WholeCase,
  { catalogue, reference, lawText }: Omit<Sources, 'cases'>,
  { user, subscriber }: Session,
  { pageTitle, modules, reportSettings }: Asked,
  at: Date,
): Promise<Report> {
  const { record, charges, factors, circumstances } = whole;
  const computedOn = californiaDay(at.getTime());
  const crimes = [...new Set(charges.map(({ CrimeId }) => CrimeId))].flatMap((id) => catalogue.row(id) ?? []);
  const { file, sentence: answer } = computed(whole, catalogue, computedOn);
  return {
    title: pageTitle,
    record,
    charges,
    crimes: crimes.map((crime) => crimeRecordOf(crime, catalogue, computedOn)),
    sectionTexts: await sectionTexts(charges, crimes, lawText),
    sentence: answer,
    range: rangeOf(file, catalogue, computedOn),
    tickedFactors: factors.filter(({ IsTrue }) => IsTrue).map(({ ProbationFactorId }) => ProbationFactorId),
    tickedCircumstances: circumstances,
    consequences: consequencesOf(charges, answer, catalogue, reference, reportSettings, record),
    preparedBy: [`${user.FirstName} ${user.LastName}`, subscriber?.Organization].filter(Boolean).join(', '),
    law: lawOf(charges, readCaseAttributes(record.caseAttributes).sentencingDate ?? computedOn, dateText),
    computedOn,
    printScenarioName: modules.scenarioCoverPageTitle,
    ...reportSettings,
  };
}
