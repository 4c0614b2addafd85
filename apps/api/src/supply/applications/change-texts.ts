import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './change-texts.hi'

const en = {
  fields: {
    gstNumber: 'GST number',
    bankAccount: 'account number',
    ifsc: 'IFSC',
    udyam: 'Udyam number',
    licence: 'CM/L number',
  },
  yards: 'Yards',
  brands: 'Makes',
  classes: 'Classes',
  moved: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  asked: (what: string) => `Asked to change: ${what}.`,
  papers: 'papers',
  takenBack: 'Took the change of details back.',
  approved: (what: string) => `Other details approved: ${what}.`,
  rejected: (what: string) => `Other details rejected: ${what}.`,
}

export type Texts = typeof en

export const changeTexts = inLanguages({ en, hi })
