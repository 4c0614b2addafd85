import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineMasterData } from '../master-data/define-master-data'
import { longTextField, numberField, phoneField, textField, yesNoField } from '../master-data/field'
import { sellerMessages } from '../../platform/messages'

const pinCode = z
  .int({ error: 'Please enter Location as a PIN code.' })
  .min(100_000, { error: 'Please enter a valid 6-digit PIN code.' })
  .max(999_999, { error: 'Please enter a valid 6-digit PIN code.' })

const percentage = decimal('Commission(%)', { min: 0, max: 100, places: 2 })

/** Absent in a body: it stays as it is. */
const verified = yesNoField('Verified supplier', false)

export const sellerDetails = defineMasterData({
  resource: 'Seller',
  path: '/Seller/LH/SellerDetails',
  reading: 'admin',
  id: { field: 'id', query: 'SellerId' },
  parents: [],
  fields: {
    organizationName: textField('Organization Name', 50),
    sellerName: textField('Seller Name', 50),
    sellerPhoneNo: phoneField('Phone No', 15),
    sellerOfficeAddress: longTextField('Office Address', 200),
    sellerLocation: numberField('Location (PIN code)', 0, pinCode, '123401'),
    comissionPercentage: numberField('Commission(%)', 2, percentage, '0'),
    comissionIsDefault: yesNoField('Default commission', true),
    status: yesNoField('Active', true, { yes: 'Active', no: 'Inactive' }),
    verified: { ...verified, input: verified.input.optional() },
  },
  title: 'organizationName',
  screens: {
    list: '/sellers',
    form: '/seller',
    columns: {
      Organization: 'organizationName',
      Seller: 'sellerName',
      Location: 'sellerLocation',
      Status: 'status',
      Commission: 'comissionIsDefault',
      Address: 'sellerOfficeAddress',
      'Commission(%)': 'comissionPercentage',
    },
    afterUpdate: '/seller',
  },
  texts: {
    list: 'Sellers',
    create: 'Create Seller',
    update: 'Update Seller',
    empty: 'No Sellers Found',
    createFirst: 'Create Your First Seller',
    ...sellerMessages,
  },
})
