import './plans.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { storedToken, useStored } from '../api/session.ts';
import { useLogOut } from '../shared/sign-in/use-log-out.ts';
import { common } from '../text/common.ts';
import { plans } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of the screens before a subscription holds: there is no way on but these, and out. */
export function PlanPage({ title, lead, children }: Props) {
  const leave = useLogOut();
  const token = useStored(storedToken);
  return (
    <div className="plan-page">
      <title>{`${title} · Countwise`}</title>
      <header>
        <p className="plan-brand">{common.product}</p>
        {token !== null && (
          <div>
            <Link className="button" data-tone="quiet" to="/myaccount">
              {common.menu.account}
            </Link>
            <Button tone="quiet" onClick={() => void leave()}>
              {plans.logOut}
            </Button>
          </div>
        )}
      </header>
      <main className="page">
        <h1>{title}</h1>
        {lead !== undefined && <p className="plan-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
