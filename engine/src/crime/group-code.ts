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
  // sex crimes: PC 667.6(e), 667.61(c) and (n), 667.8(a) and (b), 288/288.5, 667.15(a) and (b), 667.10, 12022.75(b), 674
  'SEX6676',
  'SEX1STRIKE_C',
  'SEX1STRIKE_J',
  'SEX1STRIKE_N',
  'SEX_KIDNAP',
  'SEX_KIDNAP_CHILD',
  'LEWD',
  'LEWD_ACT',
  'CONTINUOUS_ABUSE',
  'PENETRATION',
  'SEX_DRUGGED',
  'DAYCARE',
  'STAT_RAPE_PAY',
  'HIV',
  'REG290',
  // victims: PC 667.9, 667.85, 368, 12022.95, domestic violence
  'VULN',
  'KIDNAPPING',
  'ELDER',
  'CHILD_DEATH',
  'DV',
  // drugs: PC 12022(c), HS 11370.4, 11379.8, 11353, PC 667.75, HS 11370.2
  'DRUG_SALE_12022C',
  'DRUG_WT_A',
  'DRUG_WT_B',
  'DRUG_MFG',
  'DRUG_MINOR',
  'DRUG_MINOR_PRIORS',
  'DRUG_113702',
  // drugs at a school, of great value: HS 11353.6, 11356.5
  'DRUG_SCHOOL',
  'DRUG_VALUE',
  // property: PC 12022.6, 12022.65, 12022.10, 186.11, 667.16, 186.10
  'PROPERTY',
  'RETAIL_RESALE',
  'FRAUD186',
  'DISASTER_FRAUD',
  'LAUNDER',
  'ARSON',
  'ARSON_RECKLESS',
  'HATE_FEL',
  'HATE_MISD',
  // vehicles: VC 20001(c), 23558, 23572(a)(1) to (4)
  'VEH_HOM',
  'DUI_INJ',
  'DUI_FIRST',
  'DUI_SECOND',
  'DUI_THIRD',
  'DUI_FOURTH',
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
  // crimes of which one section is an enhancement: PC 186.26(d), 236.4(b), 347(a)(2), 550(g), 593a(b), 600(c) and (d)
  'GANG_RECRUIT',
  'TRAFFICKING',
  'POISONING',
  'COLLISION_FRAUD',
  'METAL_IN_WOOD',
  'POLICE_ANIMAL',
  // PC 27590(d), 30600(b), 1203.046; HS 25189.5(e), 25189.7(c); WI 10980(h), 14107(d)
  'GUN_TO_BARRED',
  'ASSAULT_WEAPON',
  'MINOR_USED',
  'HAZARDOUS_WASTE',
  'HAZARDOUS_BURNING',
  'WELFARE_TRANSFER',
  'MEDI_CAL_SCHEME',
] as const;
export type GroupCode = (typeof groupCodes)[number];
