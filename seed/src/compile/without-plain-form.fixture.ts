const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Why a crime whose name tells of an earlier conviction, violation or offense has no line in plain.csv; by its id, without level and day. */
export const withoutPlainForm: Readonly<Record<string, readonly string[]>> = {
  // Graver for an earlier conviction or for another fact, which the row does not tell apart.
  otherFact: words(`
    pc-290-g-2~former pc-290.002 pc-290.005 pc-290.006 pc-290.010 pc-290.011-a pc-290.011-b pc-290.011-c pc-290.011-d
    pc-290.011-f pc-290.012-a pc-290.013-a pc-290.013-b pc-290.014 pc-290.015 pc-290.018-b
    pc-476a-a~over-200-or-with-a-prior-before-2010 pc-476a-a~over-450-or-with-a-prior-2010-to-2014
    pc-476a-a~over-950-or-with-priors pc-498-d~before-2010 pc-498-d pc-502-c-3~over-400-or-with-injury-or-prior-before-2010
    pc-502-c-3~over-950-or-with-injury-or-prior pc-502-c-6~victim-cost-of-5-000-or-less-or-a-prior
    pc-502-c-7~victim-cost-of-5-000-or-less-or-a-prior pc-502-c-8~injury-or-prior pc-502-c-9~with-injury-or-prior
    pc-502-c-13~victim-cost-of-5-000-or-less-or-a-prior pc-502-c-14~injury-or-prior
    pc-551-a~over-400-or-with-a-prior-before-2010 pc-551-a~over-950-or-with-a-prior
    pc-551-b~over-400-or-with-a-prior-before-2010 pc-551-b~over-950-or-with-a-prior pc-592-b~before-2010 pc-592-b
    pc-597.4-a-1~injury-or-prior pc-597.4-a-2~injury-or-prior pc-597.7-a~great-bodily-injury-or-prior
    pc-626.9-b~school-zone-1-000-feet-prior-ban-or-concealed pc-19200-a~with-a-prior-or-gang-participant
    vc-2470~with-a-prior-or-intent-to-defraud vc-2472~with-a-prior-or-intent-to-defraud
    vc-2474~with-a-prior-or-intent-to-defraud vc-2476~with-a-prior-or-intent-to-defraud
    vc-2478-a~with-a-prior-or-intent-to-defraud vc-12500-a vc-23104-b hs-11358-d hs-11359-c hs-11360-a-3
    hs-17061-a~second-conviction-three-serious-violations hs-17995~second-conviction-four-serious-violations hs-17995.4
    hs-111825-d fa-18841~with-a-prior-or-intent-to-defraud fa-18842~with-a-prior-or-intent-to-defraud
    fa-18843~with-a-prior-or-intent-to-defraud fa-18844~with-a-prior-or-intent-to-defraud
    fa-18845~with-a-prior-or-intent-to-defraud fa-18846~with-a-prior-or-intent-to-defraud
    fa-18847~with-a-prior-or-intent-to-defraud fa-18848~with-a-prior-or-intent-to-defraud
    fa-18849~with-a-prior-or-intent-to-defraud fa-18850~with-a-prior-or-intent-to-defraud
    fa-18851~with-a-prior-or-intent-to-defraud fa-18852~with-a-prior-or-intent-to-defraud
    fa-18853~with-a-prior-or-intent-to-defraud fa-18854~with-a-prior-or-intent-to-defraud
    fa-18855~with-a-prior-or-intent-to-defraud fa-18856~with-a-prior-or-intent-to-defraud
    fa-18857~with-a-prior-or-intent-to-defraud fa-18932~with-a-prior-or-intent-to-defraud
    fa-19440~with-a-prior-or-intent-to-defraud
  `),
  // As long a term as the plain form has, by the row or by what is known of its section: a fine, a least jail or less room
  // for the court is what a prior brings.
  sameNumber: words(`
    pc-337a-b pc-337a-c pc-337.2~second-offense pc-423.2-e~second-or-later-violation pc-423.2-f~second-or-later-violation
    pc-529.5-b pc-594-b-2-bb pc-626.7-a-2 pc-626.7-a-3 pc-626.8-a-1_626.8-b-2 pc-626.8-a-1_626.8-b-3 pc-626.8-a-2_626.8-b-2
    pc-626.8-a-2_626.8-b-3 pc-626.8-a-3_626.8-b-2 pc-626.8-a-3_626.8-b-3 pc-626.8-a-4_626.8-b-2 pc-626.8-a-4_626.8-b-3
    pc-626.81-a_626.81-c-2 pc-626.81-a_626.81-c-3 pc-626.85-a-1_626.85-b-2 pc-626.85-a-1_626.85-b-3 pc-626.85-a-2_626.85-b-2
    pc-626.85-a-2_626.85-b-3 pc-626.85-a-3_626.85-b-2 pc-626.85-a-3_626.85-b-3 pc-627.8 pc-646.9-c-1 pc-653b-b-2 pc-653b-b-3
    pc-653c-d-2 pc-653c-d-3 pc-653y-b-2 pc-11414-c vc-11500-a~catalytic-converters-second vc-14610.5-a~second
    vc-15309.5-a~second vc-23109-a_23109-f-2~prior-bodily-injury vc-31307-a~second hs-11105-b-2 hs-12702-b bp-1282.3-b-2 bp-7028.15-a~with-a-prior bp-21608-b-2
    bp-21608-b-3 bp-22974.3-a-2 bp-22974.3-a-4 ec-32211-b~with-a-prior ec-32211-b~with-two-priors ec-44810-a~with-a-prior
    ec-44810-a~with-two-priors ec-44811-a~with-a-prior ec-44811-a~with-two-priors fg-2017-d-2 fg-2022-e-4 fg-2024-f-2
    fg-8610.3-b~second-violation fg-8610.4-a~second-violation fg-12012-b fg-12012.5-b fg-12013-b lc-1308.2-e~second-conviction
    lc-1308.2-e~third-conviction lc-1308.3-f~second-conviction lc-1308.3-f~third-conviction lc-3700.5-b
  `),
  // Without the earlier conviction there is no such crime; or the section names the attempt itself (§§ 71(a), 136.1(d)).
  ownElement: words(`
    pc-71-a-2 pc-136.1-c-3 pc-139-a pc-166-b-1 pc-337.5 pc-422.7-c pc-451.5-a-1 pc-12021-a-2 pc-29800-a-2 hs-11395-b-1 hs-11550-b
    hs-17995.2
  `),
  // The name only sounds so.
  noPrior: words(`
    vc-11713.3-i vc-23217 hs-1290-c
  `),
  // Negligent, so that nobody attempts it.
  noAttempt: words(`
    pc-191.5-d~with-a-prior
  `),
};
