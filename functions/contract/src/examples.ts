/** What a request of a call may look like, under the call's id, for who reads the document of the API. */
export const examples: Readonly<Record<string, object>> = {
  'auth.login': { username: 'ana@county.example', password: 'Sentence-2026' },
  'auth.checkcredentials': { user_token: 'eyJraWQiOi…' },
  'cases.create': {
    DefendantFirstName: 'Ana',
    DefendantLastName: 'Rivera',
    RequestId: '6f2d1c1e-7b0a-4c53-9a53-0d5a4a1f6a11',
  },
  'charges.create': {
    CaseId: '1f0c2a94-5f1d-4a7e-8a57-4f2d3f1f2b10',
    CrimeId: 'pc-211~212.5(c)~f~1987-01-01',
    Date: '2026-03-14',
    RequestId: '0b9e2f64-3b64-4d4c-9a53-2f7c9c0d5e42',
  },
  'charges.change': { SelectedTerm: 1 },
  'reports.createpdf': {
    caseId: '1f0c2a94-5f1d-4a7e-8a57-4f2d3f1f2b10',
    pageTitle: 'Sentencing report',
    modules: { exposure: true, releaseDate: true },
  },
  'subscription.create': { price: 'annual', planCount: 3, paymentMethod: 'card' },
  'organization.invite': { Email: 'ben@county.example', Role: 'employee' },
};
