import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { route } from '../../platform/http/route'
import { saveAddress } from './save-address'

export default route(addShippingAddressDetail, ({ db, user, at, input: { shippingAddressId: id, ...form } }) =>
  saveAddress({ db, buyerId: user.userId, kind: 'shipping', at }, { ...form, id }),
)
