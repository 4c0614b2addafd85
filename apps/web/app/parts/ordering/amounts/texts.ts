import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  goods: 'Goods total',
  weighment: 'Weighment charge',
  loading: 'Loading charges',
  platform: 'Platform fees',
  handling: 'Material handling fees',
  freight: 'Freight',
  freightOfOthers: 'Freight of the other items',
  asAgreed: 'as agreed',
  total: 'Total',
  tax: (name: string, percent: string) => `${name} ${percent}%`,
  gst: 'GST',
  rounding: 'Rounding',
  withNote: '<charge>What is charged</charge>, <note>what it is made of</note>',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
