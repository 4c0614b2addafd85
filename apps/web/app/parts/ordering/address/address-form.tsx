import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/fields/select-field'
import { AddressFields } from './address-fields'
import { type AddressValues, emptyAddress } from './address-values'
import type { AddressForm, AddressForm as Form } from './use-address-form'
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

interface SavedAddressesProps {
  address: AddressForm
  saved: readonly AddressValues[]
}

/** Selecting an address fills the form; selecting none clears it. */
function SavedAddresses({ address: { kind, form, values }, saved }: SavedAddressesProps) {
  if (saved.length === 0) return null
  return (
    <SelectField
      label={texts.kinds[kind].saved}
      placeholder={texts.newAddress}
      value={values.id === 0 ? '' : values.id}
      options={saved.map((address) => ({ value: address.id, label: sayShortly(address) }))}
      onChange={({ currentTarget }) =>
        form.reset(saved.find(({ id }) => id === Number(currentTarget.value)) ?? emptyAddress)
      }
    />
  )
}

const sayShortly = ({ name, address, city, pinCode }: AddressValues) => `${name}, ${address}, ${city} ${pinCode}`
