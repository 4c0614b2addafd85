import { addShippingAddressDetail } from '@lohahaat/contract/cart/add-shipping-address-detail'
import { route } from '../http/route'
import { saveAddress } from './save-address'

export default route(addShippingAddressDetail, ({ db, user, at, input: { shippingAddressId: id, ...form } }) =>
  saveAddress({ db, buyerId: user.userId, kind: 'shipping', at }, { ...form, id }),
)
