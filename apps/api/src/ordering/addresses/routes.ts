import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { route } from '../../platform/http/route'
import { saveAddress } from './save-address'

export default [
  route(addShippingAddressDetail, ({ db, user, at, input: { shippingAddressId: id, ...form } }) =>
    saveAddress({ db, buyerId: user.userId, kind: 'shipping', at }, { ...form, id }),
  ),
  route(addBillingAddressDetail, ({ db, user, at, input: { billingAddressId: id, ...form } }) =>
    saveAddress({ db, buyerId: user.userId, kind: 'billing', at }, { ...form, id }),
  ),
]
