import type { Draft } from './draft.ts';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** `211/213(a)(2)` -> `211_213-a-2`. Capitals are told from small letters by doubling: (A) -> `aa`. */
const sectionSlug = (section: string): string =>
  section
    .replaceAll(/[A-Z]/g, (letter) => letter + letter)
    .replaceAll('/', '_')
    .toLowerCase()
    .replaceAll(/[()]+/g, '-')
    .replaceAll(/-(?=_|$)/g, '');

/**
 * A readable id made of what makes a version one: code, section, variant, level, first day.
 * `pc-211_213-a-2~second-degree~f`, `vc-23152-a~first~m~2014-01-01`. Only characters that need no escape in an address.
 */
export function idOf({ code, line: { row }, severity }: Draft): string {
  const parts = [
    `${code.toLowerCase()}-${sectionSlug(row.section)}`,
    slug(row.variant),
    severity.charAt(0),
    row.from ?? '',
  ];
  return parts.filter((part) => part !== '').join('~');
}

/** What the versions of one crime share: everything of the id but level and first day. */
export const familyOf = ({ code, line: { row } }: Draft): string => `${code} ${row.section} ${row.variant}`;
