import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Settings of trade',
  description: 'Limits for loads, weighbridge slips and test certificates.',
  intro: 'Limits by which loads, weighbridge slips and test certificates are checked. A change applies from then on.',
  loadFailed: 'The settings could not be loaded',
  tabs: { label: 'Settings', fulfilment: 'Loads and weights', billing: 'Invoices and exports' },

  groups: {
    loading: 'Loading',
    bridges: 'Two weighbridges',
    truck: 'What a truck can weigh',
    certificates: 'Test certificates: what buyers ask for',
  },
  figures: {
    loadingTolerancePercent: {
      label: 'Loading tolerance',
      unit: '%',
      hint: 'How far a load may be above the order.',
    },
    shortagePercent: {
      label: 'Allowed difference',
      unit: '%',
      hint: 'Between two weighbridges, of the invoiced weight.',
    },
    shortageDivisions: { label: 'Divisions', unit: '×', hint: 'Always allowed, however light the load.' },
    divisionKg: { label: 'Division of a bridge', unit: 'kg', hint: 'The smallest step that it shows.' },
    leastTareKg: { label: 'Lightest tare', unit: 'kg', hint: 'An empty truck weighs at least this.' },
    mostTareKg: { label: 'Heaviest tare', unit: 'kg', hint: 'An empty truck weighs at most this.' },
    mostGrossKg: { label: 'Heaviest gross', unit: 'kg', hint: 'A loaded truck weighs at most this.' },
    zincEnough: { label: 'Zinc to pass', unit: 'g/m²', hint: 'From this mass on, a certificate passes.' },
    zincLeast: {
      label: 'Minimum zinc',
      unit: 'g/m²',
      hint: 'Below it, a certificate fails. In between, check the order.',
    },
    hydrostaticLeast: {
      label: 'Minimum test pressure',
      unit: 'MPa',
      hint: 'For IS 1239 tube. Gas companies ask for 6.',
    },
  },
  policy: {
    label: 'Settle beyond the allowance',
    hint: 'By a credit note, or a debit note where more arrived.',
    options: { full: 'The full difference', excess: 'Only the excess' },
  },

  form: {
    save: 'Save settings',
    saveTitle: 'Save settings of trade?',
    saveText: 'They apply from now on. Trucks already weighed at both ends keep the figures they were weighed by.',
  },

  example: {
    title: 'What that means',
    caption: '10,000 kg were invoiced',
    arrived: 'Arrived',
    difference: 'Difference',
    settled: 'Settled',
    allowed: (kg: string) => `${kg} are allowed either way.`,
    nothing: 'nothing',
  },

  kg: (figure: string) => `${figure} kg`,
  withUnit: (figure: string, unit: string) => `${figure} ${unit}`,

  history: {
    title: 'History',
    noneYet: 'The usual figures are in force',
    noneYetHint: 'Nobody has changed them yet; every change is listed here.',
    table: 'History of the settings',
    when: 'When',
    who: 'Who',
    nobody: 'Demo data',
    inForce: 'In force',
    changes: 'Changes',
    change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
