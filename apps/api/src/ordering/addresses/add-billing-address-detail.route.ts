import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { route } from '../../platform/http/route'
import { saveAddress } from './save-address'

export default route(addBillingAddressDetail, ({ db, user, at, input: { billingAddressId: id, ...form } }) =>
  saveAddress({ db, buyerId: user.userId, kind: 'billing', at }, { ...form, id }),
)
