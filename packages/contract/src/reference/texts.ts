import { inLanguages } from '@lohahaat/domain/platform/language'

/** What every form of master data says. */
const en = {
  missing: (label: string) => `Please enter ${label}.`,
  notSelected: (label: string) => `Please select ${label}.`,
  yesOrNo: { yes: 'Yes', no: 'No' },
}

export const texts = inLanguages({ en })
