import './legal.css';
import { termsVersion } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { ReadPage } from '../shared/read-page.tsx';
import { legalNote, legalPages } from '../text/legal.ts';
import { type LegalPageName, legalNames } from '../text/legal-names.ts';
import { verification } from '../text/verification.ts';
import { longDate } from '../ui/dates.ts';

/** `/terms`, `/privacy`, `/security`, `/accessibility`: anybody may read them. */
export function LegalPage({ name }: { readonly name: LegalPageName }) {
  const { title, parts } = legalPages[name];
  return (
    <ReadPage title={title}>
      <p className="notice">{legalNote.draft}</p>
      <p className="legal-version">{legalNote.version(longDate(termsVersion))}</p>
      {parts.map(([heading, paragraphs]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((words) => (
            <p key={words}>
              <Words words={words} />
            </p>
          ))}
        </section>
      ))}
    </ReadPage>
  );
}

/** What may be led to from the words: an address, a page by its name in quotes, our support. */
const ledTo = new RegExp(`(\\S+@[\\w.-]*\\w|“[^”]+”|${legalNote.support})`);

const pages: Readonly<Record<string, string>> = {
  [verification.title]: '/verification',
  ...Object.fromEntries(Object.entries(legalNames).map(([name, title]) => [title, `/${name}`])),
};

/** Whoever can be written to, as a link; our support has its address behind it. A page that is named leads there. */
function Words({ words }: { readonly words: string }) {
  const support = useQuery(siteSettingsQuery).data?.supportEmail;
  return words.split(ledTo).map((part) => {
    const page = pages[part.slice(1, -1)];
    if (page !== undefined)
      return (
        <Link key={part} to={page}>
          {part}
        </Link>
      );
    if (part.includes('@')) return <MailTo key={part} address={part} />;
    if (part !== legalNote.support || support === undefined) return part;
    return [part, ' (', <MailTo key={part} address={support} />, ')'];
  });
}

const MailTo = ({ address }: { readonly address: string }) => <a href={`mailto:${address}`}>{address}</a>;
