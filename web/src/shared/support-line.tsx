import './support-line.css';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { common } from '../text/common.ts';

/** Whom to write to, and what the letter says it is about. */
export function SupportLine({ subject }: { readonly subject: string }) {
  const address = useQuery(siteSettingsQuery).data?.supportEmail;
  if (address === undefined) return null;
  return (
    <p className="support-line">
      {common.support.ask}{' '}
      <a href={`mailto:${address}?subject=${encodeURIComponent(`${common.product}: ${subject}`)}`}>{address}</a>
    </p>
  );
}
