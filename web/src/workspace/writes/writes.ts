import type {
  CaseAttributes,
  CaseCircumstance,
  CaseFactor,
  CaseLimitation,
  CaseRecord,
  ChargeRecord,
  CrimeRecord,
} from '@countwise/contract';

export type ChargeFields = Partial<ChargeRecord>;

/** A thing of the law marked on the case; `fields` is null where it is to be marked no more. */
interface Mark<Fields> {
  readonly thing: string;
  readonly fields: Fields | null;
}

/** What each kind of write says. */
interface Said {
  readonly charge: { readonly id: string; readonly fields: ChargeFields };
  readonly case: { readonly fields: Partial<Omit<CaseRecord, 'caseAttributes'>> };
  readonly attributes: { readonly fields: Partial<CaseAttributes> };
  readonly factor: Mark<Pick<CaseFactor, 'IsTrue'>>;
  readonly limitation: Mark<Pick<CaseLimitation, 'IsTrue' | 'IsPled'>>;
  readonly circumstance: Mark<Pick<CaseCircumstance, 'Proof'>>;
  /** Charges made, or made again, each under the id it has from then on; and crimes of theirs that the case may not name yet. */
  readonly add: { readonly charges: readonly ChargeRecord[]; readonly crimes?: readonly CrimeRecord[] };
  readonly delete: { readonly ids: readonly string[] };
  /** Instructions that the jury report leaves out: a choice of this session, of which the server does not hear. */
  readonly 'left-out': { readonly instructions: readonly string[] };
}
export type WriteKind = keyof Said;
export type WriteOf<Kind extends WriteKind> = { [Each in Kind]: { readonly kind: Each } & Said[Each] }[Kind];

/** One change to a case, told as data: `write-kinds.ts` says of each kind what it does here, what it asks, and what undoes it. */
export type Write = WriteOf<WriteKind>;
export type MarkKind = 'factor' | 'limitation' | 'circumstance';
