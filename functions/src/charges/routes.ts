import type { Route } from '../platform/route.ts';
import { changeChargeRoute } from './change-charge.ts';
import { changeWholeRoute } from './change-whole.ts';
import { chargesOfCaseRoute } from './charges-of-case.ts';
import { createChargeRoute } from './create-charge.ts';
import { deleteChargeRoute } from './delete-charge.ts';
import type { Deps } from './deps.ts';
import { type Counting, populatedChargesRoute } from './populated-charges.ts';

export const chargeRoutes = (deps: Deps & Counting): readonly Route[] => [
  populatedChargesRoute(deps),
  chargesOfCaseRoute(deps),
  createChargeRoute(deps),
  changeChargeRoute(deps),
  deleteChargeRoute(deps),
  changeWholeRoute(deps),
];
