import './mark.css';
import { Link } from 'react-router';
import { common } from '../text/common.ts';

/** The name of the product over a page outside the frame; on one that is only read it leads to the log-in, or with a session to the cases. */
export const Mark = ({ leadsOn = false }: { readonly leadsOn?: boolean }) => (
  <p className="product-mark">{leadsOn ? <Link to="/login">{common.product}</Link> : common.product}</p>
);
