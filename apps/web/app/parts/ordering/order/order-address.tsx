import type { Order } from '@lohahaat/domain/ordering/order'
import { AddressText } from '../address/address-text'
import { texts } from './texts'

interface OrderAddressProps {
  order: Order
  kind: 'billing' | 'shipping'
}

const titles = () => ({ billing: texts.billingAddress, shipping: texts.shippingAddress })

/** Where an order is billed or sent to. */
export function OrderAddress({ order, kind }: OrderAddressProps) {
  const part = (name: 'Name' | 'Phone' | 'Address' | 'City' | 'State' | 'PinCode' | 'GstNo') => order[`${kind}${name}`]
  const address = {
    name: part('Name'),
    phone: part('Phone'),
    address: part('Address'),
    city: part('City'),
    state: part('State'),
    pinCode: part('PinCode'),
    gstNo: part('GstNo'),
  }
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-sm text-ink-soft">{titles()[kind]}</h3>
      <AddressText address={address} />
    </div>
  )
}
