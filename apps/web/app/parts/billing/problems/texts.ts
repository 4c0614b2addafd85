import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  mend: {
    consignment: 'Correct it on the truck',
    order: 'See the order',
    seller: 'Correct the yard’s details',
    house: 'It is in the server’s settings (SELLER_…)',
    einvoice: 'Register the e-invoice',
    portal: 'On the portal, after the upload',
    invoice: 'See the invoice',
  },
  anew: 'An issued invoice can’t be changed. Please correct it at its source, cancel the invoice and issue a new one.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
