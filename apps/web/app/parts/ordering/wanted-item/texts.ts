import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = { nowIn: (item: string) => `Added to the cart: ${item}` }

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
