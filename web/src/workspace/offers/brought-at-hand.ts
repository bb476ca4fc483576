import type { BroughtByConviction } from '@countwise/contract';
import type { Law } from '@countwise/engine';

/** What a crime brings as it was convicted, of the rows at hand. Throws where none was told: a wish is never held unanswered. */
export function broughtAtHand(told: readonly BroughtByConviction[]): NonNullable<Law['consequencesOf']> {
  const byCrime = Map.groupBy(told, ({ crime, severity }) => `${crime} ${severity}`);
  return ({ id, severity }, { state, serious, violent }) => {
    const lines = byCrime.get(`${id} ${severity}`) ?? [];
    const isNamed = ({ as = [] }: BroughtByConviction): boolean =>
      as.some((each) => each.state === state && each.serious === serious && each.violent === violent);
    const line = lines.find(isNamed) ?? lines.find(({ as }) => as === undefined);
    if (line === undefined) throw new Error(`What ${id} brings as a ${severity} is not at hand.`);
    return [...line.ids.map((consequence) => ({ id: consequence, fine: null })), { id: 'fines', fine: line.fines }];
  };
}
