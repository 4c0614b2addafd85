import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { route } from '../../platform/http/route'
import { saveAddress } from './save-address'

export default [
  route(addShippingAddressDetail, ({ db, actor, input: { shippingAddressId: id, ...form } }) =>
    saveAddress(db, actor, { ...form, kind: 'shipping', id }),
  ),
  route(addBillingAddressDetail, ({ db, actor, input: { billingAddressId: id, ...form } }) =>
    saveAddress(db, actor, { ...form, kind: 'billing', id }),
  ),
]
