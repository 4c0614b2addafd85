import type { ReactNode } from 'react'
import { AddressForm } from '../../../parts/ordering/address/address-form'
import { AddressText } from '../../../parts/ordering/address/address-text'
import type { AddressValues } from '../../../parts/ordering/address/address-values'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/fields/checkbox'
import type { Addresses } from './use-addresses'
import { texts } from './texts'

export function AddressCards({ addresses }: { addresses: Addresses }) {
  const { billing, shipping, savedBilling, savedShipping, isSame, setSameAsBilling } = addresses
  return (
    <div className="grid gap-4 sm:gap-6 print:grid-cols-2">
      <AddressCard title={texts.billingAddress} printed={billing.values}>
        <AddressForm address={billing} saved={savedBilling} />
      </AddressCard>
      <AddressCard title={texts.shippingAddress} printed={isSame ? billing.values : shipping.values}>
        <Checkbox
          label={texts.sameAddress}
          checked={isSame}
          onChange={(event) => setSameAsBilling(event.currentTarget.checked)}
        />
        {isSame ? <AddressText address={billing.values} /> : <AddressForm address={shipping} saved={savedShipping} />}
      </AddressCard>
    </div>
  )
}

interface AddressCardProps {
  title: string
  /** In print, text replaces the fields. */
  printed: AddressValues
  children: ReactNode
}

function AddressCard({ title, printed, children }: AddressCardProps) {
  return (
    <Card title={title}>
      <div className="print:hidden">{children}</div>
      <div className="hidden print:block">
        <AddressText address={printed} />
      </div>
    </Card>
  )
}
