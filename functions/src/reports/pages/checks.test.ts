import { catalogueOf, dismissCheck, toCaseFile, writeCaseAttributes } from '@countwise/contract';
import { sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, charge, record, render, robbery } from '../report.fixture.ts';
import { resisting, summaryOf } from './pages.fixture.ts';

// PC 1170(b)(1)-(2): a fact is needed for an upper term; a third of the middle term needs none, PC 1170.1(a)
test('a check on an upper term names the counts whose upper term is in use', () => {
  const body = summaryOf([robbery, { SelectedTerm: 3 }], [robbery, { SelectedTerm: 3 }], [resisting]);
  const concerned = body.split('<p class="note"').find((note) => note.includes('middle term is the ceiling'));
  expect(concerned).toContain('concerns <span class="quiet">Count 1</span>');
});

test('a check that was dismissed is printed apart, with its reason, and the total is the same', () => {
  const charges = [charge, { ...charge, Id: 'case.2', CountNumber: 2, VictimId: null }];
  const answer = sentence(
    toCaseFile({ record, charges }, () => robbery),
    catalogueOf('2026-11-20.test', [robbery]),
    '2026-11-20',
  );
  const [first] = answer.notices;
  if (first === undefined) throw new Error('Two robberies of one day bring a check.');
  const reason = 'Two victims on separate occasions.';
  const caseAttributes = writeCaseAttributes('{}', { dismissedChecks: dismissCheck([], first, reason) });
  const changes = { charges, sentence: answer };
  const before = bodyOf(render({ exposure: true }, changes));
  const after = bodyOf(render({ exposure: true }, { ...changes, record: { ...record, caseAttributes } }));
  const totalOf = (body: string) => /<span class="total serif">([^<]*)</.exec(body)?.[1];
  expect(before).toContain(`<b>Check.</b> ${first.text}`);
  expect(before).toContain(`<cite>${first.authority}</cite> · concerns <span class="quiet">Counts 1, 2</span>`);
  expect(before).not.toContain('Dismissed checks');
  expect(after).not.toContain(`<b>Check.</b> ${first.text}`);
  expect(after).toContain(`<b>Dismissed:</b> ${reason}`);
  expect(totalOf(after)).toBe(totalOf(before));
});

// a subordinate count has a third of its middle term, whatever is chosen: PC 1170.1(a)
test('an upper term that no count has in use is no check in print', () => {
  const carjacking = {
    ...robbery,
    id: 'carjacking',
    statute: 'PC 215',
    terms: { lower: '3y', middle: '6y', upper: '9y' },
  } as const;
  const needsFacts = 'The middle term is the ceiling';
  const upper = { SelectedTerm: 3 } as const;
  expect(summaryOf([robbery, upper])).toContain(needsFacts);
  expect(summaryOf([carjacking, { SelectedTerm: 2 }], [robbery, upper])).not.toContain(needsFacts);
});
