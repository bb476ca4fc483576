import { expect, test } from 'vitest';
import type { Notice } from '../../answer/answer.ts';
import { answerTo, type TestCharge } from '../../case.fixture.ts';
import type { CaseFile } from '../../case-file/case-file.ts';

/** Why, the rows that the notice names (none where it is not raised), and the case. */
export type NoticeCase = readonly [
  why: string,
  on: readonly string[],
  charges: readonly TestCharge[],
  more?: Partial<CaseFile>,
];

export const noticesOf = (
  wanted: string,
  charges: readonly TestCharge[],
  more: Partial<CaseFile> = {},
): readonly Notice[] => answerTo(charges, more).notices.filter(({ code }) => code === wanted);

/** Cases that raise one notice, beside the nearest ones that do not; `text` is a part of its words. */
export const noticeTests = ({ code, authority, text }: Omit<Notice, 'charges'>, cases: readonly NoticeCase[]): void =>
  test.for(cases)(`${code}: %s`, ([, on, charges, more]) => {
    const words: unknown = expect.stringContaining(text);
    const raised = { code, charges: on, authority, text: words };
    expect(noticesOf(code, charges, more)).toEqual(on.length === 0 ? [] : [raised]);
  });
