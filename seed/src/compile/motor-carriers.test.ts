import { expect, test } from 'vitest';
import { artefact } from './compiled.fixture.ts';

/** Division 14.85 of the Vehicle Code, motor carriers of property: §§ 34600 to 34672. */
const ofTheDivision = artefact.rows.filter(({ statute }) => /^VC 346[0-6]\d(\.\d+)?(\(|$)/.test(statute));

test('a misdemeanor of motor carriers of property has three months on every day: Veh. Code, §§ 34660, 34661', () => {
  const misdemeanors = ofTheDivision.filter(({ severity }) => severity === 'misdemeanor');
  expect(misdemeanors.length).toBeGreaterThan(15);
  expect(misdemeanors.filter(({ terms }) => terms.upper !== '3m').map(({ id }) => id)).toEqual([]);
});
