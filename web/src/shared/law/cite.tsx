import './cite.css';
import { use } from 'react';
import { common } from '../../text/common.ts';
import { longDate, today } from '../../ui/dates.ts';
import { cited } from './cited.ts';
import { OffenseDay } from './offense-day.ts';
import { Unbroken } from './unbroken.tsx';

/** The authority of a number, each section of it with the way to its text at the Legislature, which has today's alone. */
export function Cite({ authority }: { readonly authority: string }) {
  const day = use(OffenseDay);
  const title = day === null || day >= today() ? undefined : common.todaysText(longDate(day));
  return (
    <cite className="cite">
      {cited(authority).map(({ words, href }) =>
        href === null ? (
          <Unbroken key={words}>{words}</Unbroken>
        ) : (
          <a key={words} className="citation" href={href} target="_blank" rel="noreferrer" title={title}>
            {words}
          </a>
        ),
      )}
    </cite>
  );
}
