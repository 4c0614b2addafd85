import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: (number: string) => `E-way bill and e-invoice of ${number}`,
  heading: 'E-way bill and e-invoice',
  description: 'The files for the portals, and what they answered',
  intro: 'Each portal takes a file from here and gives a number back, which is entered here.',
  toInvoice: 'See the invoice',
  noInvoice: 'There is no such invoice.',
  loadFailed: 'The papers could not be loaded.',
  back: 'To the start page',
}

export const texts = inLanguages({ en })
