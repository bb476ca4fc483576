import {
  type Circumstance,
  circumstances,
  type ProbationFactor,
  type ProbationLimitation,
  probationFactors,
  probationLimitations,
} from '@countwise/engine';
import type { ReferenceArtefact } from './artefact.ts';

/** A row of the engine with what it means, in our own words. */
export type Explained<Row> = Row & { readonly lawText: string };

export interface Provisions {
  readonly probationLimitations: readonly Explained<ProbationLimitation>[];
  readonly probationFactors: readonly Explained<ProbationFactor>[];
  readonly circumstances: readonly Explained<Circumstance>[];
}

/** The engine's limitations, factors and circumstances, each with its text. */
export function provisionsOf(lines: ReferenceArtefact['provisions']): Provisions {
  const texts = new Map(lines.map(({ authority, text }) => [authority, text]));
  const explained = <Row extends { readonly id: string }>(row: Row) => ({ ...row, lawText: texts.get(row.id) ?? '' });
  return {
    probationLimitations: probationLimitations.map(explained),
    probationFactors: probationFactors.map(explained),
    circumstances: circumstances.map(explained),
  };
}
