import { type CrimeRecord, ownPunishment } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import { today } from '../../ui/dates.ts';
import { workOf } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { chargeOf, type Draft } from './draft.ts';
import { added } from './use-add-charges.ts';

interface Props {
  readonly crime: CrimeRecord;
  readonly draft: Draft;
  readonly dates: OffenseDates;
}

/** Level and terms of an attempt or a conspiracy that is about to be added: what stands above is told of the crime completed. */
export const AsCharged = (props: Props) => props.draft.state !== 'Completed' && <OwnPunishment {...props} />;

function OwnPunishment({ crime, draft, dates }: Props) {
  const { record, rows } = useWork();
  const { data: charged } = useQuery(crimeQuery(draft.factor ?? crime.Id));
  const answer = useMemo(() => {
    if (charged === undefined) return undefined;
    const { charges } = added([chargeOf(crime, draft, dates, record, rows)], []);
    const alone = { charges, crimes: [charged], limitations: [], factors: [], circumstances: [] };
    return workOf(record, alone, today()).rows[0]?.main;
  }, [charged, crime, draft, dates, record, rows]);
  if (answer == null) return null;
  return (
    <p className="helper-text">
      <b>{text.ownPunishment}.</b> {ownPunishment(answer)} <Cite authority={answer.charged.authority} />
    </p>
  );
}
