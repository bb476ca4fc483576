import './notice-page.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { common } from '../text/common.ts';
import { Mark } from './mark.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What a letter to our support says it is about. */
  readonly subject: string;
}

/** A page outside the frame: what happened, what to do about it, and whom to write to. */
export function NoticePage({ title, children, subject }: Props) {
  return (
    <div className="notice-page">
      <title>{`${title} · Countwise`}</title>
      <Mark />
      <main>
        <h1>{title}</h1>
        {children}
      </main>
      <Support subject={subject} />
    </div>
  );
}

function Support({ subject }: Pick<Props, 'subject'>) {
  const address = useQuery(siteSettingsQuery).data?.supportEmail;
  if (address === undefined) return null;
  return (
    <p className="notice-support">
      {common.support.ask}{' '}
      <a href={`mailto:${address}?subject=${encodeURIComponent(`${common.product}: ${subject}`)}`}>{address}</a>
    </p>
  );
}
