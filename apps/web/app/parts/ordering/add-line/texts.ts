import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  add: 'Add',
  addFor: (amount: string) => `Add to Cart, ${amount}`,
  pieces: (pieces: string, weight: string, amount: string) => `${pieces} pcs = ${weight} = ${amount} before GST.`,
  tons: (weight: string, pieces: string, amount: string) => `${weight} = ${pieces} pcs, ${amount} before GST.`,
  tonsAlone: (weight: string, amount: string) => `${weight}, ${amount} before GST.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
