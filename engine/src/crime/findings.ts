/** Facts pleaded and proved that a rule asks for: a closed list, each beside the section that asks for it. */
export const findings = [
  'premeditated', // PC 664(a): life for attempted murder
  'peace-officer', // PC 664(e), (f); PC 190(b), (c)
  'person-present', // PC 667.5(c)(21)
  'drugged', // PC 667.5(c)(24)
  'vicarious-firearm', // PC 12022.53(e)(2)
  'personal-firearm-use', // PC 1192.7(c)(8); PC 667(e)(2)(C)(iii)
  'personal-weapon-use', // PC 1192.7(c)(23)
  'personal-gbi', // PC 1192.7(c)(8)
  'armed', // PC 667(e)(2)(C)(iii)
  'same-gun-as-gang', // People v. Rodriguez (2009) 47 Cal.4th 501
  'drug-weight', // PC 667(e)(2)(C)(i)
  'gang-felony', // PC 667.5(c)(19), (20); PC 1192.7(c)(28)
  'trafficking-victim', // PC 1192.7(c)(42)
  'under-18', // PC 190.5(b), 667.61
  'ten-years-older', // PC 290(c)(3); PC 667(e)(2)(C)(ii)
  'registration-ordered', // PC 290.006(a); PC 1170(h)(3)(C)
  'sexually-violent-prior', // PC 667.5(b)
  'prior-11380', // HS 11370.2
  'in-prison', // PC 1170.1(c)
  'in-jail', // PC 4502(c)
  'outside-term-ended', // PC 4501 to 4503, 4530; People v. Brantley (2019) 43 Cal.App.5th 917
] as const;
export type Finding = (typeof findings)[number];
