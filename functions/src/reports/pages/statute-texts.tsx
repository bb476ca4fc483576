import type { Report, SectionText } from '../report.ts';
import { dateText } from '../words.ts';
import { CrimeTexts } from './crime-texts.tsx';

/** What the statute of each crime says: the section as of the days of its charges where that is stored, else our summary. */
export const StatuteTexts = ({ report }: { readonly report: Report }) => (
  <CrimeTexts
    report={report}
    heading="Statute Text"
    textOf={({ statuteDefinitionLawText }) => statuteDefinitionLawText}
    officialOf={({ Id }) => {
      const texts = report.sectionTexts.filter(({ crimeId }) => crimeId === Id);
      return texts.length === 0 ? null : texts.map((text) => <Section key={text.days.join()} {...text} />);
    }}
  />
);

const Section = (section: SectionText) => (
  <>
    <p className="text serif">{section.text}</p>
    <p className="link">
      {daysOf(section)} {section.history}
    </p>
  </>
);

/** Which day's text it is. */
function daysOf({ days, from, until, inForce }: SectionText): string {
  const said = days.map(dateText).join(', ');
  if (inForce) return `The text of the section of ${said}.`;
  const nearest = [from && `from ${dateText(from)}`, until && `until ${dateText(until)}`].filter(Boolean).join(', ');
  return `The text of ${said} is not stored; this is the text ${nearest}.`;
}
