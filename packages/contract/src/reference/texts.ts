import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

/** What every form of master data says. */
const en = {
  missing: (label: string) => `Please enter ${label}.`,
  notSelected: (label: string) => `Please select ${label}.`,
  yesOrNo: { yes: 'Yes', no: 'No' },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
