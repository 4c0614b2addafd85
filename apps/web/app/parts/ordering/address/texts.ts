import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  kinds: {
    billing: {
      saved: 'Saved billing addresses',
      add: 'Add Billing Address',
      update: 'Update Billing Address',
      gstNumber: 'GST number',
    },
    shipping: {
      saved: 'Saved shipping addresses',
      add: 'Add Shipping Address',
      update: 'Update Shipping Address',
      gstNumber: 'GST number (optional)',
    },
  },
  newAddress: 'New address',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  pinCode: 'PIN code',
  pinCodeHint: 'Fills city and state',
  city: 'City',
  state: 'State',
  gstNumberHint: '15 characters',
  missing: 'Please fill in.',
  gst: (number: string) => `GST ${number}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
