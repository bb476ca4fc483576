import { createPdf, toCaseFile } from '@countwise/contract';
import { sentence } from '@countwise/engine';
import { recorded } from '../audit/recorded.ts';
import { wholeCrime } from '../crimes/whole-crime.ts';
import { californiaDay } from '../platform/california-day.ts';
import { route } from '../platform/route.ts';
import { consequencesOf } from './consequences-of.ts';
import type { Deps } from './deps.ts';
import { renderReport } from './render-report.tsx';

/** Prints a case as it stands. The answer's file name is good for its owner only, and for a short while. */
export const createPdfRoute = ({ cases, catalogue, reference, lawText, audit, files, printPdf, now, newId }: Deps) =>
  route(createPdf, async ({ body: { caseId, pageTitle, modules, reportSettings }, session }) => {
    const { user, subscriber } = session;
    const { record, charges, limitations, factors, circumstances } = await cases.whole(user.Id, caseId);
    const lawOn = californiaDay(now());
    const crimes = [...new Set(charges.map(({ CrimeId }) => CrimeId))].flatMap((id) => catalogue.row(id) ?? []);
    const file = toCaseFile(record, charges, (id) => catalogue.row(id), limitations, circumstances);
    const html = renderReport(
      {
        title: pageTitle,
        record,
        charges,
        crimes: await Promise.all(crimes.map((crime) => wholeCrime(lawText, crime, lawOn))),
        sentence: sentence(file, catalogue, lawOn),
        tickedFactors: factors.filter(({ IsTrue }) => IsTrue).map(({ ProbationFactorId }) => ProbationFactorId),
        tickedCircumstances: circumstances.map(({ CircumstancesId }) => CircumstancesId),
        consequences: consequencesOf(charges, catalogue, reference),
        preparedBy: [`${user.FirstName} ${user.LastName}`, subscriber?.Organization].filter(Boolean).join(', '),
        lawOn,
        printScenarioName: modules.scenarioCoverPageTitle,
        ...reportSettings,
      },
      modules,
    );
    const fileName = `${newId()}.pdf`;
    await files.put(user.Id, fileName, await printPdf(html));
    await audit.add(recorded(session, { at: now(), act: 'report.created', target: caseId }));
    return { fileName };
  });
