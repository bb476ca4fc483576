import type { CaseFile } from '@countwise/engine';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { speechIn } from '../reports/offer-card/speech.ts';
import { nameOf } from '../reports/offer-card/told.tsx';
import { countedOf } from './disposition.ts';
import { plainNamer } from './plain-name.ts';

const sources = { catalogue: readCatalogue(), reference: readReference() };
const law = { catalogue: sources.catalogue, today: '2026-11-20' };

/** The plain names of the one charge of a case. */
function namesOf(crime: string) {
  const file: CaseFile = { caseFile: 1, charges: [{ id: 'c1', count: 1, crime, date: '2026-03-14' }] };
  const counted = countedOf(file, file, law);
  const [charge] = counted.answer.charges;
  return charge && plainNamer(counted, sources)(charge);
}

test.for([
  ['PC 211/212.5(c)', /^Second degree robbery$/, /^Robo con fuerza o amenaza, segundo grado$/],
  // an attempt is told as one: PC 664
  ['PC 664/215(a)', /^Attempt: Carjacking$/, /^Intento: Robo de un vehículo con fuerza o amenaza$/],
  ['PC 664/187(a)', /^Attempted murder$/, /^Intento de asesinato$/],
  ['PC 182/HS 11351', /^Plan with others \(conspiracy\): Having/, /^Acuerdo con otros \(conspiración\): Tener/],
  // no plain name: the statute's own stands, but for an attempt, which that name does not tell
  ['PC 405a', /^$/, /^$/],
  ['PC 664/HS 11353', /^Attempt: \S/, /^Intento$/],
  ['PC 12022(c)', /^Carrying a gun in a drug crime$/, /^Llevar un arma de fuego en un delito de drogas$/],
  ['PC 484e(d)', /^Getting the data of/, /^Adquirir los datos de la tarjeta/],
] as const)('%s is called %s, %s', ([crime, en, es]) => {
  const names = namesOf(crime);
  expect(names?.plainEn).toMatch(en);
  expect(names?.plainEs).toMatch(es);
});

test('on a Spanish card the statute stands alone where a crime has no Spanish words', () => {
  const crime = { count: 1, statute: 'PC 405a', name: 'Taking a person by riot', plainEn: '', plainEs: '' };
  expect(nameOf(crime, speechIn('es'))).toBe('PC\u00a0405a');
  expect(nameOf(crime, speechIn('en'))).toBe('Taking a person by riot, PC\u00a0405a');
});
