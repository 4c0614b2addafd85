import { Button } from '../../../ui/button'
import { AddressFields } from './address-fields'
import type { AddressValues } from './address-values'
import { SavedAddresses } from './saved-addresses'
import type { AddressForm as Form } from './use-address-form'
import { texts } from './texts'

interface AddressFormProps {
  address: Form
  saved: readonly AddressValues[]
}

export function AddressForm({ address, saved }: AddressFormProps) {
  return (
    <form onSubmit={(event) => void address.submit(event)} noValidate>
      <SavedAddresses address={address} saved={saved} />
      <AddressFields {...address} />
      <Button type="submit" busy={address.busy} className="mt-2">
        {texts.kinds[address.kind][address.values.id > 0 ? 'update' : 'add']}
      </Button>
    </form>
  )
}
