import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: (number: string) => `E-way bill and e-invoice of ${number}`,
  heading: 'E-way bill and e-invoice',
  description: 'The files for the portals, and what they answered',
  intro: 'Upload the file to the portal, then enter here the number that it gives back.',
  toInvoice: 'See the invoice',
  noInvoice: 'There is no such invoice.',
  loadFailed: 'The papers could not be loaded.',
  back: 'Go to the home page',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
