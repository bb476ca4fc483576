import './cited-rate.css';
import { release } from '../../text/modes.ts';
import { Cite } from '../law/cite.tsx';

/** A rate of credit and what it rests on, so parted that neither number runs into the other: `33%, 15 CCR 3043.2`. */
export const CitedRate = ({ rate, authority }: { readonly rate: string | number; readonly authority: string }) => (
  <>
    {release.percent(rate)}
    {authority !== '' && (
      <>
        <span className="cited-rate-comma">,</span>{' '}
      </>
    )}
    <Cite authority={authority} />
  </>
);
