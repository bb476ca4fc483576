import './cite.css';
import { Fragment, use } from 'react';
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
      {cited(authority).map(({ words, href }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands between two sections stands twice, and none moves
        <Fragment key={nth}>
          {href === null ? (
            <Unbroken>{words}</Unbroken>
          ) : (
            <a className="citation" href={href} target="_blank" rel="noreferrer" title={title}>
              {words}
            </a>
          )}
        </Fragment>
      ))}
    </cite>
  );
}
