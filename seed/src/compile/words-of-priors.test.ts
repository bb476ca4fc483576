import { expect, test } from 'vitest';
import { catalogue } from './compiled.fixture.ts';

/** The State's table writes the form with a prior so: `SEND/POS/ETC OBS MTR:W/PR`, `FAIL REG/ETC SEX OFF/PR`. */
const ofPrior = /(?:[\s:/]PR|PRIORS?)$|W\/PR(?!\w)/;
const namesPrior = /prior|second|third|fourth|later|twice|listed|after /i;

// words that tell of a prior led to the form without one
test('the words of a form with a prior stand beside it, not beside the crime without one', () => {
  const prior = catalogue.rows.filter(({ name }) => namesPrior.test(name));
  const forms = new Set(prior.map(({ statute, name }) => `${statute} ${name.split(',')[0]}`));
  const misplaced = catalogue.rows.filter(
    ({ statute, name, searchWords }) =>
      ofPrior.test(searchWords) && !namesPrior.test(name) && forms.has(`${statute} ${name.split(',')[0]}`),
  );
  expect(misplaced.map(({ statute, name }) => `${statute} ${name}`)).toEqual([]);
});

test.for([
  ['PC 313.1(b)', 'with a prior', 'FAK PARNT:MNR SE H/MAT:PR'],
  ['PC 313.1(c)(1)', 'with a prior', 'HARM MTR:PUB VEND MACH:PR'],
  ['PC 313.1(c)(2)', 'with a prior', 'HRM MTR:UNSUP VEND MAC:PR'],
  ['PC 502.8(c)', 'with a prior', 'NO PAY/ETC ILL TELE EQ:PR'],
  ['PC 597b(c)', 'with a prior', 'CAUSE COCK/ETC FIGHT W/PR'],
  ['BP 729(a)', 'two or more acts, with a prior', 'PSYC/ETC SEX EXPLOIT W/PR'],
  ['PC 311.2(c)', 'with a prior', 'OBS MATR OF MNR TO MNR:PR'],
  ['PC 311.5', 'with a prior', 'AD/ETC OBSCEN MATTER W/PR'],
  ['PC 311.7', 'second or later', 'MAKE DLR BUY OBSCN MTR:PR'],
  ['VC 23152(a)/23550', 'three or more priors', 'DUI ALCOHOL/DRUG W/PRIORS'],
  ['VC 23152(b)/23550', 'three or more priors', 'DUI 0.08 W/PR:PER 23550VC'],
] as const)('%s, %s: %s', ([statute, words, state]) => {
  const rows = catalogue.rows.filter((row) => row.statute === statute && row.name.includes(words));
  expect([...new Set(rows.map(({ searchWords }) => searchWords))]).toEqual([state]);
});
