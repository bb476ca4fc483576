import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mends, root, withoutMend } from '../mends/mends.ts';

test('each mend of a defect stands once in its file, and can be taken out', () => {
  expect(mends.length).toBeGreaterThan(0);
  const lost = mends.filter((mend) => !existsSync(join(root, mend.file)) || withoutMend(mend) === undefined);
  expect(lost.map(({ line, file }) => `${line}: ${file}`)).toEqual([]);
});

test('no mend stands twice with the same test', () => {
  const each = mends.map(({ file, mend, without, test }) => `${file}: ${mend} / ${without} / ${test}`);
  expect(each.filter((one, at) => each.indexOf(one) !== at)).toEqual([]);
});
