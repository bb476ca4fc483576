import type { CaseFile, Fault, Sentence } from '@countwise/engine';

/** A custody part that divides nothing: the sentence is no term in county jail under PC 1170(h), or is shorter. */
export const splitFaults = ({ release }: CaseFile, { release: { split } }: Sentence): readonly Fault[] =>
  release?.custodyPart === undefined || split.kind === 'split'
    ? []
    : [{ path: 'release.custodyPart', message: split.reason }];
