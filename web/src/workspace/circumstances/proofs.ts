import { type Proof, proofs } from '@countwise/engine';

/**
 * The ways in which an aggravating circumstance may be established. A certified record of conviction proves prior
 * convictions and nothing else (Pen. Code, § 1170(b)(3)): only what rule 4.421(b)(2) and (3) rest on.
 */
export const proofsOf = (circumstance: string): readonly Proof[] =>
  /^CRC 4\.421\(b\)\([23]\)$/.test(circumstance) ? proofs : ['none', 'stipulated', 'found'];
