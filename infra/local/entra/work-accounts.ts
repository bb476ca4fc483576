/** An account of the twin's directory. `oid` names the person and `tid` the organization for good; `sub` is for one application only. */
export interface WorkAccount {
  readonly sub: string;
  readonly oid: string;
  readonly tid: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

const countyTenant = '5b0f4f63-6a0e-4c4e-9d56-2f6a1c9be001';

/** People made up for the demonstration: the first is linked to the county's demonstration employee, the others to nobody. */
export const workAccounts: readonly WorkAccount[] = [
  {
    sub: 'Yf3Jx1WmKq0countyEmil',
    oid: '0d4e8a52-93f7-4b6b-8f0e-1a7c55d0e101',
    tid: countyTenant,
    email: 'emil@county.example',
    given_name: 'Emil',
    family_name: 'Demo',
  },
  {
    sub: 'Lr8Tz5VbNc2countyNora',
    oid: '0d4e8a52-93f7-4b6b-8f0e-1a7c55d0e102',
    tid: countyTenant,
    email: 'nora@county.example',
    given_name: 'Nora',
    family_name: 'Demo',
  },
  {
    sub: 'Hq6Pw9SdMe4elsewhereUma',
    oid: '7c21be90-5d38-44aa-b6d1-93e0f2a4c203',
    tid: 'e2c7a9d1-0b54-4f3e-8a61-7d9c3e5f2002',
    email: 'uma@elsewhere.example',
    given_name: 'Uma',
    family_name: 'Demo',
  },
  {
    sub: 'Bn2Ck7RgXt5elsewhereVito',
    oid: '7c21be90-5d38-44aa-b6d1-93e0f2a4c204',
    tid: 'e2c7a9d1-0b54-4f3e-8a61-7d9c3e5f2002',
    email: 'vito@elsewhere.example',
    given_name: 'Vito',
    family_name: 'Demo',
  },
];
