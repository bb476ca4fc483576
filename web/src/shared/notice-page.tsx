import './notice-page.css';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import { SupportLine } from './support-line.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What a letter to our support says it is about. */
  readonly subject: string;
}

/** A page outside the frame: what happened, what to do about it, and whom to write to. */
export function NoticePage({ title, children, subject }: Props) {
  return (
    <div className="page notice-page">
      <title>{`${title} · Countwise`}</title>
      <Mark />
      <main>
        <h1>{title}</h1>
        {children}
      </main>
      <SupportLine subject={subject} />
    </div>
  );
}
