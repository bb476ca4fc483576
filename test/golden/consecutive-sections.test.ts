import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();

test.for([
  ['PC 139(b)', 'always', 'THREAT_1170_13'],
  ['PC 269(a)(1)', 'if-separate', 'LIFE_669'],
  ['PC 462.5(a)', 'always', 'DEFAULT'],
  ['PC 1026.4(a)', 'always', 'DEFAULT'],
  ['PC 1170.06(j)(2) convicted of a felony', 'always', 'DEFAULT'],
  ['PC 1170.06(j)(2) convicted of a misdemeanor', 'none', 'DEFAULT'],
  ['PC 1203.016(f) convicted of a felony', 'always', 'DEFAULT'],
  ['PC 1203.016(f) convicted of a misdemeanor', 'none', 'DEFAULT'],
  ['PC 1203.017(f)', 'none', 'DEFAULT'],
  ['PC 1203.018(i) held for a felony', 'always', 'DEFAULT'],
  ['PC 1203.018(i) held for a misdemeanor', 'none', 'DEFAULT'],
  ['PC 1370.5(a)', 'always', 'DEFAULT'],
  ['PC 4133', 'always', 'DEFAULT'],
  ['PC 4501(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4501(b)', 'always', 'PRISON_1170_1C'],
  ['PC 4501.1(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4501.5', 'always', 'PRISON_1170_1C'],
  ['PC 4502(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4502(b)', 'always', 'PRISON_1170_1C'],
  ['PC 4503', 'always', 'PRISON_1170_1C'],
  ['PC 4530(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4530(b)', 'always', 'PRISON_1170_1C'],
  ['PC 4530(c)', 'always', 'PRISON_1170_1C'],
  ['PC 4532(a)(1)', 'none', 'DEFAULT'],
  ['PC 4532(a)(2)', 'always', 'DEFAULT'],
  ['PC 4532(b)(1)', 'always', 'DEFAULT'],
  ['PC 4532(b)(2)', 'always', 'BY_SECTION'],
  ['PC 4532(e)', 'always', 'DEFAULT'],
  ['PC 4536(a)', 'always', 'DEFAULT'],
  ['PC 4573.6(a)', 'none', 'DEFAULT'],
  ['PC 4600(a)', 'none', 'DEFAULT'],
] as const)('the felony of %s: consecutive by its section %s, category %s', ([named, mandatory, category]) => {
  const felonies = catalogue.rows.filter(
    ({ statute, variant, severity, end }) =>
      `${statute} ${variant}`.trim() === named && severity === 'felony' && end === null,
  );
  expect(felonies.map((row) => [row.mandatoryConsecutive, row.category])).toEqual([[mandatory, category]]);
});
