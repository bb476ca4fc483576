import type { RowAnswer } from '@countwise/engine';

/**
 * Whether a count's conviction is a strike in a later case: any felony of Pen. Code, §§ 667.5(c) and 1192.7(c), by its own
 * list or by what is found with it, §§ 667(d)(1), 1170.12(b)(1).
 */
export const isStrike = ({ serious, violent }: Pick<RowAnswer, 'serious' | 'violent'>): boolean => serious || violent;
