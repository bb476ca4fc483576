import { z } from 'zod';

/** Two thirds has two names: the product offers 66 before sentence and 67 after it. */
const otherName: Readonly<Record<string, string>> = { '66': '67', '67': '66' };

const spellings = <Rate extends string | number>(rate: Rate): readonly (readonly [string | number, Rate])[] => {
  const names = [String(rate), otherName[String(rate)]].filter((name) => name !== undefined);
  return names.flatMap((name) => [[name, rate] as const, [Number(name), rate] as const]);
};

/** One of the rates in per cent, written as text or as a number. */
export function rateOf<Rate extends string | number>(rates: readonly Rate[], message: string) {
  const read = new Map<string | number, Rate>(rates.flatMap(spellings).filter(([name]) => !Number.isNaN(name)));
  return z.literal([...read.keys()], message).transform((written, context) => {
    const rate = read.get(written);
    if (rate !== undefined) return rate;
    context.addIssue(message);
    return z.NEVER;
  });
}
