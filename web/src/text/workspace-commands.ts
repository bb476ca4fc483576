import { tools } from './modes.ts';
import { chargeDetails } from './workspace.ts';

/** What of a case can be gone to from the palette, and by what other words a lawyer may look for it. */
export const workspaceCommands = {
  modes: {
    charges: 'counts, ledger, crimes, enhancements',
    offers: 'plea, deal, settle, bargain, negotiation',
    tools: 'settings, options',
    factors: 'factors, circumstances, aggravating, mitigating, rule 4.421, rule 4.423',
    credits: 'time served, presentence, jail credit, conduct credit, 4019, 2900.5, in custody',
    release: 'parole, out date, prop 57, postsentence credit, supervision, split sentence',
    probation: 'limitations, findings, eligible, 1203',
    jury: 'calcrim, elements, instructions',
  },
  /** The parts of Tools & Settings, by their ids. */
  tools: [
    [
      'facts',
      tools.facts.title,
      'sentencing date, complaint date, surrender date, violent priors, super strike, gang case',
    ],
    ['counts', tools.counts, 'renumber, reorder, count fixer, count numbers, move counts'],
    ['insert', tools.insert, 'insert count, add at count'],
    ['multiple', tools.multiple, 'bulk, several charges, all charges, multi edit'],
    ['status', tools.status, 'status enhancements, apply multiple times, prior enhancements'],
    ['info', tools.info, 'edit case, defendant, name, case number, case status, hearing, court, tags, notes'],
    ['delete', tools.danger, 'clear, remove all, empty the case'],
  ],
  /** What opens under a charge, by the tab it stands in. */
  charge: [
    [
      'controls',
      (name: string) => `Charge Details of ${name}`,
      'edit charge, details selector, replace charge, factors, offense date, victim, occasion, strikes, gang, principal, scheme, sex sentencing, third strike, wobble',
    ],
    [
      'controls',
      (name: string) => `Jail Time of ${name}`,
      'jail days, jail term, county jail, probation granted, condition of probation',
    ],
    [
      'info',
      (name: string) => `${chargeDetails.tabs.info} of ${name}`,
      'severity, violent, serious, strike lists, sentencing rules, calcrim, rule words',
    ],
    [
      'law',
      (name: string) => `${chargeDetails.tabs.law} of ${name}`,
      'statute, section, code, punishment, authority, elements',
    ],
    [
      'collaterals',
      (name: string) => `${chargeDetails.tabs.collaterals} of ${name}`,
      'consequences, immigration, registration, firearms, license, fines',
    ],
    ['notes', (name: string) => `${chargeDetails.tabs.notes} of ${name}`, 'comment, tags, memo'],
  ],
  enhancement: (name: string) => `Add Enhancement to ${name}`,
  enhancementAlso: 'allegation, weapon, firearm, gun, gbi, great bodily injury, conduct enhancement',
  addAlso: 'new count, add crime, add offense, search crimes',
  reportsAlso: 'pdf, print, export, client report, sentencing report',
  whyAlso: 'steps, calculation, how computed, explain, derivation',
  scenariosAlso: 'rename scenario, delete scenario, copies of the case',
  compareAlso: 'side by side, difference between scenarios',
} as const;
