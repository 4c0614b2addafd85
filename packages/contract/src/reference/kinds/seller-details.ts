import { z } from 'zod'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { decimal } from '../../platform/decimal'
import { defineMasterData } from '../master-data/define-master-data'
import { longTextField, numberField, phoneField, textField, yesNoField } from '../master-data/field'
import { fieldTexts } from '../../platform/field-texts'
import { sellerMessages } from '../../platform/messages/at-work'

const texts = inLanguages({
  en: {
    name: 'Seller',
    list: 'Sellers',
    create: 'Create Seller',
    update: 'Update Seller',
    empty: 'No Sellers Found',
    createFirst: 'Create Your First Seller',
    columns: {
      organizationName: 'Organization',
      sellerName: 'Seller',
      sellerLocation: 'Location',
      status: 'Status',
      commissionIsDefault: 'Commission',
      sellerOfficeAddress: 'Address',
      commissionPercent: 'Commission(%)',
    },
    labels: {
      organizationName: 'Organization Name',
      sellerName: 'Seller Name',
      sellerPhoneNo: 'Phone No',
      sellerOfficeAddress: 'Office Address',
      sellerLocation: 'Location (PIN code)',
      commissionPercent: 'Commission(%)',
      commissionIsDefault: 'Default commission',
      status: 'Active',
      verified: 'Verified supplier',
    },
    status: { yes: 'Active', no: 'Inactive' },
    locationMissing: 'Please enter Location as a PIN code.',
  },
  hi: {
    name: 'विक्रेता',
    list: 'विक्रेता',
    create: 'विक्रेता जोड़ें',
    update: 'विक्रेता बदलें',
    empty: 'कोई विक्रेता नहीं मिला',
    createFirst: 'पहला विक्रेता जोड़ें',
    columns: {
      organizationName: 'फ़र्म',
      sellerName: 'विक्रेता',
      sellerLocation: 'जगह',
      status: 'स्थिति',
      commissionIsDefault: 'कमीशन',
      sellerOfficeAddress: 'पता',
      commissionPercent: 'कमीशन (%)',
    },
    labels: {
      organizationName: 'फ़र्म का नाम',
      sellerName: 'विक्रेता का नाम',
      sellerPhoneNo: 'फ़ोन नंबर',
      sellerOfficeAddress: 'ऑफ़िस का पता',
      sellerLocation: 'जगह (पिन कोड)',
      commissionPercent: 'कमीशन (%)',
      commissionIsDefault: 'डिफ़ॉल्ट कमीशन',
      status: 'चालू',
      verified: 'वेरिफ़ाइड सप्लायर',
    },
    status: { yes: 'चालू', no: 'बंद' },
    locationMissing: 'जगह का पिन कोड भरें।',
  },
})

const pinCode = z
  .int({ error: () => texts.locationMissing })
  .min(100_000, { error: () => fieldTexts.pinCodeInvalid })
  .max(999_999, { error: () => fieldTexts.pinCodeInvalid })

const percentage = decimal(() => texts.labels.commissionPercent, { min: 0, max: 100, places: 2 })

/** Absent in a body: it stays as it is. */
const verified = yesNoField(() => texts.labels.verified, false)

export const sellerDetails = defineMasterData({
  resource: 'Seller',
  plural: 'Sellers',
  path: '/Seller/LH/SellerDetails',
  reading: 'manage master data',
  id: { field: 'id', query: 'SellerId' },
  parents: [],
  fields: {
    organizationName: textField(() => texts.labels.organizationName, 50),
    sellerName: textField(() => texts.labels.sellerName, 50),
    sellerPhoneNo: phoneField(() => texts.labels.sellerPhoneNo, 15),
    sellerOfficeAddress: longTextField(() => texts.labels.sellerOfficeAddress, 200),
    sellerLocation: numberField(() => texts.labels.sellerLocation, 0, pinCode, '123401'),
    commissionPercent: numberField(() => texts.labels.commissionPercent, 2, percentage, '0'),
    commissionIsDefault: yesNoField(() => texts.labels.commissionIsDefault, true),
    status: yesNoField(
      () => texts.labels.status,
      true,
      () => texts.status,
    ),
    verified: { ...verified, input: verified.input.optional() },
  },
  title: 'organizationName',
  screens: {
    list: '/sellers',
    form: '/seller',
    columns: [
      'organizationName',
      'sellerName',
      'sellerLocation',
      'status',
      'commissionIsDefault',
      'sellerOfficeAddress',
      'commissionPercent',
    ],
    afterUpdate: '/seller',
  },
  texts,
  messages: sellerMessages,
})
