import { isUnder, isUnderAny } from '../../law/statute.ts';
import { isLive } from '../count.ts';
import type { Count, Prior } from '../record.ts';

/** Priors of one section's own crimes, or of a short list of its own: the present conviction must be one of them. */
const crimesOf: readonly (readonly [prior: string, crimes: readonly string[]])[] = [
  ['PC 236.4(c)', ['PC 236.1']],
  ['PC 273d(b)', ['PC 273d(a)']],
  ['PC 288.3(c)', ['PC 288.3']],
  ['PC 548(b)', ['PC 548']],
  ['PC 550(e)', ['PC 550']],
  ['PC 550(f)', ['PC 550(a)(3)']],
  [
    'PC 670(c)',
    [
      'PC 470',
      'PC 484',
      'PC 487',
      'PC 532',
      'BP 7158',
      'BP 7159',
      'BP 7161(b)',
      'BP 7161(c)',
      'BP 7161(d)',
      'BP 7161(e)',
    ],
  ],
  ['IC 1871.4(c)', ['IC 1871.4']],
  ['IC 11760(b)', ['IC 11760']],
  ['IC 11880(b)', ['IC 11880']],
];

/** The year of Pen. Code, § 422.75(d) is for a felony found to be a hate crime under its subdivision (a) or (b). */
const isHateCrime = ({ attachments }: Count): boolean =>
  attachments.some((row) => isLive(row) && isUnderAny(row.filed.sections, ['PC 422.75(a)', 'PC 422.75(b)']));

/** Whether the count is a crime that the section of the prior names; undefined where it names none. */
export function isNamedCrime({ filed: { sections } }: Prior, count: Count): boolean | undefined {
  if (isUnder(sections, 'PC 422.75(d)')) return isHateCrime(count);
  const named = crimesOf.find(([prior]) => isUnder(sections, prior));
  return named && isUnderAny(count.filed.sections, named[1]);
}
