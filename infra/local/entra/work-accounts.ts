/** An account of a tenant's directory. `oid` names the person in it for good; `sub` is for one application only. */
export interface WorkAccount {
  readonly sub: string;
  readonly oid: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

/** An organization's own directory: what `workAccounts` of a stage in cdk.json says of it, and who is in it. */
export interface Tenant {
  /** The provider's name in the pool. */
  readonly name: string;
  readonly tenant: string;
  readonly domains: readonly string[];
  readonly accounts: readonly WorkAccount[];
}

const emil: WorkAccount = {
  sub: 'Yf3Jx1WmKq0countyEmil',
  oid: '0d4e8a52-93f7-4b6b-8f0e-1a7c55d0e101',
  email: 'emil@county.example',
  given_name: 'Emil',
  family_name: 'Demo',
};
const nora: WorkAccount = {
  sub: 'Lr8Tz5VbNc2countyNora',
  oid: '0d4e8a52-93f7-4b6b-8f0e-1a7c55d0e102',
  email: 'nora@county.example',
  given_name: 'Nora',
  family_name: 'Demo',
};
const uma: WorkAccount = {
  sub: 'Hq6Pw9SdMe4elsewhereUma',
  oid: '7c21be90-5d38-44aa-b6d1-93e0f2a4c203',
  email: 'uma@elsewhere.example',
  given_name: 'Uma',
  family_name: 'Demo',
};
const vito: WorkAccount = {
  sub: 'Bn2Ck7RgXt5elsewhereVito',
  oid: '7c21be90-5d38-44aa-b6d1-93e0f2a4c204',
  email: 'vito@elsewhere.example',
  given_name: 'Vito',
  family_name: 'Demo',
};
const wim: WorkAccount = {
  sub: 'Tk5Dm3ZsQa8elsewhereWim',
  oid: '7c21be90-5d38-44aa-b6d1-93e0f2a4c205',
  email: 'wim@elsewhere.example',
  given_name: 'Wim',
  family_name: 'Demo',
};
const xena: WorkAccount = {
  sub: 'Pv9Jr1LhYc6elsewhereXena',
  oid: '7c21be90-5d38-44aa-b6d1-93e0f2a4c206',
  email: 'xena@elsewhere.example',
  given_name: 'Xena',
  family_name: 'Demo',
};

/** Made up for the demonstration. Of all these people only the first is linked, to the county's employee. */
export const tenants: readonly Tenant[] = [
  {
    name: 'EntraID',
    tenant: '5b0f4f63-6a0e-4c4e-9d56-2f6a1c9be001',
    domains: ['county.example'],
    accounts: [emil, nora],
  },
  {
    name: 'Elsewhere',
    tenant: 'e2c7a9d1-0b54-4f3e-8a61-7d9c3e5f2002',
    domains: ['elsewhere.example'],
    accounts: [uma, vito, wim, xena],
  },
];
