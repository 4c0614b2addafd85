import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Fees',
  description: 'What orders are charged beside the goods.',
  intro: 'What orders are charged beside the goods. An order keeps the fees it was made with.',
  loadFailed: 'The fees could not be loaded',

  /** By their names on the wire; the short ones are for narrow columns, where the unit has no place of its own. */
  figures: {
    gstPercent: { label: 'GST', short: 'GST', unit: '%', hint: 'On the price of the goods, not on fees.' },
    weighmentCharge: {
      label: 'Weighment charges',
      short: 'Weighment',
      unit: '₹',
      hint: 'Once per order, whatever it weighs.',
    },
    loadingCharge: {
      label: 'Loading charges',
      short: 'Loading per MT',
      unit: '₹/MT',
      hint: 'For every MT of an order.',
    },
    platformFee: {
      label: 'Platform fees',
      short: 'Platform per MT',
      unit: '₹/MT',
      hint: 'For every MT of an order.',
    },
    handlingFee: {
      label: 'Material handling fees',
      short: 'Handling per extra brand',
      unit: '₹ per extra brand',
      hint: 'For each brand in an order after the first.',
    },
  },

  form: {
    title: 'What orders are charged',
    save: 'Save fees',
    saveTitle: 'Save fees?',
    saveQuestion: 'New orders are charged these fees from now on. Existing orders never change.',
  },

  example: {
    title: 'What that means for an order',
    order: 'An order of 10 MT for ₹6,00,000 from two brands.',
    part: 'Part',
    now: 'Now',
    asTyped: 'As typed',
    parts: {
      goods: 'Goods',
      gst: 'GST',
      weighment: 'Weighment',
      loading: 'Loading',
      platform: 'Platform',
      handling: 'Handling',
    },
    total: 'Total',
    correctFirst: 'Please correct the figures first.',
    same: 'Costs the same as now.',
    more: (amount: string) => `Costs ${amount} more than now.`,
    less: (amount: string) => `Costs ${amount} less than now.`,
  },

  history: {
    title: 'History',
    noneYet: 'No fees yet',
    noneYetHint: 'Save the first ones above; every change is listed here.',
    table: 'History of the fees',
    when: 'When',
    who: 'Who',
    demoData: 'Demo data',
    inForce: 'In force',
    raised: '<figure>So much</figure><said>, raised</said>',
    lowered: '<figure>So much</figure><said>, lowered</said>',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
