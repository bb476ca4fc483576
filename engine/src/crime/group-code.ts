/**
 * Match groups (R-A20): what may attach to what, and which crimes a rule speaks of.
 * A row lists its groups; an enhancement attaches where they meet, or anywhere if it asks for none.
 */
export const groupCodes = [
  // any felony, and felonies whose elements do not already hold the enhancement's fact
  'FEL_ANY',
  'FEL_NO_WEAPON_ELEMENT',
  'FEL_NO_GUN_ELEMENT',
  // firearms: the lists of PC 12022.53(a) and (d)
  'GUN53',
  'GUN53D',
  // great bodily injury: PC 12022.7, 12022.8
  'GBI_OK',
  'GBI_DV_OK',
  'GBI_SEX',
  // sex crimes: PC 667.6(e), 667.61(c) and (n), 667.8, 288/288.5, 674
  'SEX6676',
  'SEX1STRIKE_C',
  'SEX1STRIKE_N',
  'SEX_KIDNAP',
  'LEWD',
  'DAYCARE',
  'STAT_RAPE_PAY',
  'HIV',
  'REG290',
  // victims: PC 667.9, 368, 12022.95, domestic violence
  'VULN',
  'ELDER',
  'CHILD_DEATH',
  'DV',
  // drugs: PC 12022(c), HS 11370.4, 11379.8, 11353, 11370.2
  'DRUG_SALE_12022C',
  'DRUG_WT_A',
  'DRUG_WT_B',
  'DRUG_MFG',
  'DRUG_MINOR',
  'DRUG_113702',
  // property: PC 12022.6, 12022.65, 12022.10, 186.11, 186.10
  'PROPERTY',
  'RETAIL_RESALE',
  'FRAUD186',
  'LAUNDER',
  'ARSON',
  'ARSON_RECKLESS',
  'HATE_FEL',
  'HATE_MISD',
  // vehicles: VC 20001(c), 23558
  'VEH_HOM',
  'DUI_INJ',
  // gangs: PC 186.22(b)(1), (b)(4) fifteen and seven years, (d)
  'GANG_FEL',
  'GANG4_15',
  'GANG4_7',
  'GANG_D',
  'BAIL',
  'SERIOUS',
  'VIOLENT',
  'MURDER1',
  'MURDER_PRIOR',
  'ATTEMPT_PREMED',
  'CARJACKING',
  'FELONY_PRISON',
  'CUSTODY',
] as const;
export type GroupCode = (typeof groupCodes)[number];
