import { AddressForm } from '../../parts/address/address-form'
import { AddressText } from '../../parts/address/address-text'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import type { Addresses } from './use-addresses'

export function AddressCards({ addresses }: { addresses: Addresses }) {
  const { billing, shipping, savedBilling, savedShipping, isSame, setSameAsBilling } = addresses
  return (
    <>
      <Card title="Billing address">
        <AddressForm address={billing} saved={savedBilling} />
      </Card>
      <Card title="Shipping address">
        <Checkbox
          label="Shipping same as billing"
          checked={isSame}
          onChange={(event) => setSameAsBilling(event.currentTarget.checked)}
        />
        {isSame ? <AddressText address={billing.values} /> : <AddressForm address={shipping} saved={savedShipping} />}
      </Card>
    </>
  )
}
