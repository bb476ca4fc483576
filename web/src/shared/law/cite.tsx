import './cite.css';
import { Fragment, use } from 'react';
import { common } from '../../text/common.ts';
import { longDate, today } from '../../ui/dates.ts';
import { cited } from './cited.ts';
import { LawTexts } from './law-texts.ts';
import { OffenseDay } from './offense-day.ts';
import { Unbroken } from './unbroken.tsx';

/**
 * The authority of a number, each section of it with the way to its text: where texts were imported the one of the day of
 * the offense, else the Legislature's, which has today's alone.
 */
export function Cite({ authority }: { readonly authority: string }) {
  const day = use(OffenseDay);
  const stored = use(LawTexts);
  const title = stored || day === null || day >= today() ? undefined : common.todaysText(longDate(day));
  const on = day === null ? '' : `&on=${day}`;
  return (
    <cite className="cite">
      {cited(authority).map(({ words, href, text }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands between two sections stands twice, and none moves
        <Fragment key={nth}>
          {href === null ? (
            <Unbroken>{words}</Unbroken>
          ) : (
            <a
              className="citation"
              href={stored ? `${text}${on}` : href}
              target="_blank"
              rel="noreferrer"
              title={title}
            >
              {words}
            </a>
          )}
        </Fragment>
      ))}
    </cite>
  );
}
