import { Button } from '../../ui/button'
import { AddressFields } from './address-fields'
import { addressKinds } from './address-kinds'
import type { AddressValues } from './address-values'
import { SavedAddresses } from './saved-addresses'
import type { AddressForm as Form } from './use-address-form'

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
        {address.values.id > 0 ? 'Update' : 'Add'} {addressKinds[address.kind].name}
      </Button>
    </form>
  )
}
