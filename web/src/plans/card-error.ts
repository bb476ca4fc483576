import { plans } from '../text/plans.ts';

/** What is said when the payment provider refuses, by the type of its error. */
export function cardError(type: string): string {
  const { card_error, validation_error, other } = plans.cardErrors;
  if (type === 'card_error') return card_error;
  return type === 'validation_error' ? validation_error : other;
}
