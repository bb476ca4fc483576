/** E-mail addresses, American phone numbers with their country's, and tokens (JWT). */
const ofSomebody = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+1\d{10}|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const withoutPeople = (text: string): string => text.replaceAll(ofSomebody, '[removed]');

/**
 * What of an error may stand in the log: where it came from and what it says, without the people it names. A service's
 * error may carry the whole request beside that, so nothing else of it is kept.
 */
export function loggable(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutPeople(String(error)) };
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message: withoutPeople(message),
    stack: withoutPeople(stack),
    ...(cause instanceof Error && { cause: withoutPeople(cause.stack ?? cause.message) }),
  };
}
