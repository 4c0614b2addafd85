import { inLanguages } from '@lohahaat/domain/platform/language'

/** What the fields of a record are called, by their names on the wire. */
const en = {
  fees: {
    applicable_GST: 'GST',
    weight_Charges: 'Weighment charges',
    loading_Charges: 'Loading charges per MT',
    plattform_Fees: 'Platform fees per MT',
    material_Handling_Fees: 'Material handling fees per extra brand',
  },
  stock: {
    className: 'Class',
    subClassName: 'Size',
    length: 'Length',
    mtc: 'Test certificate (MTC)',
    iso: 'ISO certified',
    price: 'Price per MT',
    weight_Per_Piece: 'Weight per piece',
    available: 'Available',
    hsn: 'HSN',
    imageFileName: 'Picture',
    active: 'Active',
  },
  order: {
    orderNo: 'Order number',
    status: 'Status',
    note: 'Note',
  },
  sessions: {
    email: 'E-mail address',
    legalName: 'Business',
    sessions: 'Signed-in devices',
  },
}

export const fieldTexts = inLanguages({ en })
