import { type CaseRecord, type ChargeRecord, plainCharge } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { differences } from './writes/conflict-words.ts';

const record: CaseRecord = { ...storedCase, Id: 'case' };
const charge: ChargeRecord = {
  ...plainCharge,
  Findings: [],
  Id: 'case.1',
  CaseId: 'case',
  CrimeId: 'robbery',
  CountNumber: 1,
  Date: '2026-03-14',
  Version: 1,
};

test('what two people set otherwise is told in the words of the screen, never by the name of its field', () => {
  const mine = { Findings: ['armed'], PriorDate: '2020-01-02', SubSentenceNum: 1, IsDeathSentence: true } as const;
  const theirs = { ...charge, Findings: ['drugged'], PriorDate: '2019-01-02', SubSentenceNum: 0 } as const;
  expect(
    differences.charge(
      { ...mine, Findings: ['armed'] },
      { ...mine, IsDeathSentence: null },
      { ...theirs, Findings: ['drugged'] },
    ),
  ).toEqual([
    {
      label: 'Facts pleaded and proved',
      mine: 'Armed, or intended great bodily injury',
      theirs: 'A substance was given to commit the crime',
    },
    { label: 'Date of the prior', mine: '01/02/2020', theirs: '01/02/2019' },
    { label: expect.any(String), mine: 'A rule of its own', theirs: 'PC 1170.1(a)' },
    { label: 'Death verdict', mine: 'Yes', theirs: 'No' },
  ]);
  const facts = { ViolentPriors: 2, ComplaintDate: null, SurrenderDate: '2026-09-01' } as const;
  expect(
    differences.case(facts, { ViolentPriors: 0 }, { ...record, ViolentPriors: 1, ComplaintDate: '2026-03-20' }),
  ).toEqual([
    { label: 'Prior prison terms, PC 667.7', mine: '2', theirs: '1' },
    { label: 'Complaint date', mine: '', theirs: '03/20/2026' },
    { label: 'Surrender date', mine: '09/01/2026', theirs: '' },
  ]);
});

test('what is only set with something else is told by that alone', () => {
  const before = { NumberOfStrikes: 0, HasSuperStrike: false };
  const theirs = { ...record, NumberOfStrikes: 3, HasSuperStrike: true } as const;
  const told = differences.case({ NumberOfStrikes: 1, HasSuperStrike: false }, before, theirs);
  expect(told.map(({ label }) => label)).toEqual(['Prior Strikes']);
});
