import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  gstNumber: 'GST number',
  gst: 'GST',
  weighment: 'Weighment charges',
  loading: 'Loading charges',
  platformFees: 'Platform fees',
  handling: 'Material handling fees',
  note: 'Note',
  unknownStatus: 'There is no such status.',
  seenTooLong: 'Seen is too long.',
}

export const texts = inLanguages({ en })
