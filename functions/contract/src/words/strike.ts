import type { ChargeStatus, RowAnswer } from '@countwise/engine';

/** A count stayed under section 654 is a conviction; one acquitted or dismissed is none. */
export const isConviction = ({ status }: { readonly status: ChargeStatus }): boolean =>
  status !== 'Acquitted' && status !== 'Dismissed';

/**
 * Whether a count's conviction is a strike in a later case: any felony of Pen. Code, §§ 667.5(c) and 1192.7(c), by its own
 * list or by what is found with it, §§ 667(d)(1), 1170.12(b)(1).
 */
export const isStrike = ({ serious, violent }: Pick<RowAnswer, 'serious' | 'violent'>): boolean => serious || violent;
