/** A phone number as it is typed: `(415) 555-0111`. A leading 1 of ten more digits is the country's. */
export function formatPhone(typed: string): string {
  const all = typed.replaceAll(/\D/g, '');
  const digits = (all.length === 11 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  if (digits.length < 4) return digits;
  const [area, middle, end] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}) ${middle}${end && `-${end}`}`;
}

export const isPhone = (text: string): boolean => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);
