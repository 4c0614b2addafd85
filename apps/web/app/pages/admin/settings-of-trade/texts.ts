import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Settings of trade',
  description: 'Limits of loads, weighbridge slips and test certificates.',
  intro:
    'Limits that loads, weighbridge slips and test certificates are held against. A change holds for what comes after it.',
  loadFailed: 'The settings could not be loaded',
  tabs: { label: 'Settings', fulfilment: 'Loads and weights', billing: 'Invoices and exports' },

  groups: {
    loading: 'Loading',
    bridges: 'Two weighbridges',
    truck: 'What a truck can weigh',
    zinc: 'Zinc on galvanised pipe',
  },
  figures: {
    loadingTolerancePercent: {
      label: 'Loading tolerance',
      unit: '%',
      hint: 'So much more than was ordered can be loaded.',
    },
    shortagePercent: {
      label: 'Allowed difference',
      unit: '%',
      hint: 'Of the invoiced weight, for slips of two bridges.',
    },
    shortageDivisions: { label: 'Divisions', unit: '×', hint: 'So many divisions are allowed in any case.' },
    divisionKg: { label: 'Division of a bridge', unit: 'kg', hint: 'The step in which a bridge weighs.' },
    leastTareKg: { label: 'Least tare', unit: 'kg', hint: 'Of the lightest empty truck.' },
    mostTareKg: { label: 'Most tare', unit: 'kg', hint: 'Of the heaviest empty truck.' },
    mostGrossKg: { label: 'Most gross', unit: 'kg', hint: 'Of the heaviest full truck.' },
    zincEnough: { label: 'Zinc that is enough', unit: 'g/m²', hint: 'From here on a certificate passes.' },
    zincLeast: { label: 'Least zinc', unit: 'g/m²', hint: 'Below it a certificate fails; between, look at the order.' },
  },
  policy: {
    label: 'What is settled beyond it',
    hint: 'By a credit note, or a debit note where more arrived.',
    options: { full: 'All of it', excess: 'Only the excess' },
  },

  form: {
    save: 'Save settings',
    saveTitle: 'Save settings of trade?',
    saveText:
      'They hold from now on. Trucks that were weighed at both ends keep the figures that they were weighed by.',
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
