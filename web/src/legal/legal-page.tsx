import './legal.css';
import { termsVersion } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { LegalLinks } from '../shared/legal-links.tsx';
import { Mark } from '../shared/mark.tsx';
import { legalNote, legalPages } from '../text/legal.ts';
import type { LegalPageName } from '../text/legal-names.ts';
import { longDate } from '../ui/dates.ts';

/** `/terms`, `/privacy`, `/security`, `/accessibility`: anybody may read them. */
export function LegalPage({ name }: { readonly name: LegalPageName }) {
  const { title, parts } = legalPages[name];
  return (
    <main id="main" className="legal">
      <title>{`${title} · Countwise`}</title>
      <Mark leadsOn />
      <h1>{title}</h1>
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
      <LegalLinks />
    </main>
  );
}

/** Whoever can be written to, as a link; our support has its address behind it. */
function Words({ words }: { readonly words: string }) {
  const support = useQuery(siteSettingsQuery).data?.supportEmail;
  const [before = words, address, after] = words.split(/(\S+@[\w.-]*\w)/);
  if (address !== undefined)
    return (
      <>
        {before}
        <MailTo address={address} />
        {after}
      </>
    );
  const [first, ...rest] = words.split(legalNote.support);
  if (rest.length === 0 || support === undefined) return words;
  return (
    <>
      {first}
      {legalNote.support} (<MailTo address={support} />){rest.join(legalNote.support)}
    </>
  );
}

const MailTo = ({ address }: { readonly address: string }) => <a href={`mailto:${address}`}>{address}</a>;
