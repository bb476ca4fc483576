import { withdrawInvitation } from '@countwise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { common } from '../text/common.ts';
import { county, invitations as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { copy } from '../ui/copy.ts';
import { dayOf, longDate } from '../ui/dates.ts';
import { showToast } from '../ui/toast.tsx';
import { invitationsQuery } from './county-queries.ts';

/** The ways into the county that are open. */
export function OpenInvitations() {
  const { data } = useQuery(invitationsQuery);
  const withdraw = useWithdraw();
  return (
    <section className="form" aria-busy={data === undefined}>
      <h2>{text.title}</h2>
      {data?.length === 0 && <p className="county-lead">{text.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="county-rows" aria-label={text.title}>
          {data.map(({ Guid, Email, Role, UsesLeft, ExpiresAt }) => (
            <li key={Guid} className="county-row">
              <div className="county-person">
                <b>{Email ?? text.code}</b>
                {Email === null && <code>{Guid}</code>}
              </div>
              <div>{county.roles[Role]}</div>
              <div>
                {Email === null && `${text.usesLeft(UsesLeft)}, `}
                {text.until(longDate(dayOf(new Date(ExpiresAt))))}
              </div>
              <div className="county-actions">
                {Email === null && (
                  <Button onClick={() => void copy(Guid, text.copied, { stay: 2000 })}>{text.copy}</Button>
                )}
                <Button
                  tone="quiet"
                  aria-label={`${text.withdraw}: ${Email ?? Guid}`}
                  onClick={() => withdraw.mutate(Guid)}
                >
                  {text.withdraw}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useWithdraw() {
  const client = useQueryClient();
  const { queryKey } = invitationsQuery;
  return useMutation({
    mutationFn: (guid: string) => request(withdrawInvitation, { params: { guid } }),
    onSuccess: () => showToast({ message: text.withdrawn, stay: 3000 }),
    onError: (failure) =>
      showToast({ message: `${common.notSaved(text.withdrawFailed)} ${failure.message}`, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
