import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'

interface OrderAddressProps {
  order: OrderGroup
  kind: 'billing' | 'shipping'
}

const titles = { billing: 'Billing address', shipping: 'Shipping address' }

/** Where an order is billed or sent to. */
export function OrderAddress({ order, kind }: OrderAddressProps) {
  const part = (name: 'Name' | 'Phone' | 'Address' | 'City' | 'State' | 'PinCode' | 'GSTNo') => order[`${kind}${name}`]
  return (
    <div className="min-w-0 text-[0.9375rem] wrap-anywhere">
      <h3 className="mb-1 text-sm text-ink-soft">{titles[kind]}</h3>
      <p className="font-medium">{part('Name')}</p>
      <address className="not-italic">
        <p>{part('Address')}</p>
        <p>
          {part('City')} {part('PinCode')}, {part('State')}
        </p>
        <p className="text-ink-soft">{part('Phone')}</p>
      </address>
      {part('GSTNo') && <p className="text-ink-soft">GST {part('GSTNo')}</p>}
    </div>
  )
}
