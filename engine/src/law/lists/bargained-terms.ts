import { listed, type UndatedList } from '../statute-list.ts';
import { unableToConsent } from './serious-felonies.ts';

/** Crimes to which no plea may specify the punishment, neither a fixed term nor the most there may be. */
export const noBargainedTerm: UndatedList = [
  listed('PC 1192.5(a)', ['PC 261(a)(2)', 'PC 261(a)(3)', 'PC 261(a)(6)']),
  listed('PC 1192.5(a)', ['PC 262(a)(1)', 'PC 262(a)(4)']),
  listed('PC 1192.5(a)', ['PC 264.1', 'PC 288(b)', 'PC 289(a)']),
  // by force, violence, duress, menace, or threat of great bodily harm
  listed('PC 1192.5(a)', ['PC 286(c)(2)', 'PC 286(c)(3)', 'PC 286(d)', 'PC 287(c)(2)', 'PC 287(c)(3)', 'PC 287(d)'], {
    except: unableToConsent,
  }),
  listed('PC 1192.5(a)', ['PC 288a(c)(2)', 'PC 288a(c)(3)', 'PC 288a(d)'], { except: unableToConsent }),
];
