import { crimeFactorGroups, crimeFactors } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { crimeHitOf } from '../catalogue/crime-record.ts';
import { type Route, route } from '../platform/route.ts';
import { crimeRow, type Deps } from './deps.ts';

/** The question whose answer picks the row a crime is punished per, and its answers in today's law, or on the last day of former law. */
export const factorRoutes = (deps: Pick<Deps, 'catalogue' | 'reference' | 'now'>): readonly Route[] => [
  route(crimeFactorGroups, async ({ params }) => {
    const group = deps.reference.factors.factorGroupOf(crimeRow(deps, params.crimeId));
    return group === undefined ? [] : [{ Id: group.CPKGroupId, ...group }];
  }),
  route(crimeFactors, async ({ params }) =>
    deps.reference.factors
      .factorsOf(params.groupId, deps.catalogue, californiaDay(deps.now().getTime()))
      .map(({ FactorId, FactorName, SortValue, row }) => ({
        FactorId,
        FactorName,
        SortValue,
        CrimeId: row.id,
        CrimeName: row.name,
        CrimeStatuteDefinitionSection: row.section,
        crmSeverityName: crimeHitOf(row).crmSeverityName,
      })),
  ),
];
