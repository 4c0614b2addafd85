import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  steelPipes: 'Steel pipes',
  whatIsSold: 'Steel pipes at today’s rate per tonne, sold in pieces or tonnes across India.',
  siteCard: 'LohaHaat: steel pipes at today’s rate per tonne',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
