import { SelectField } from '../../../ui/fields/select-field'
import { type AddressValues, emptyAddress } from './address-values'
import type { AddressForm } from './use-address-form'
import { texts } from './texts'

interface SavedAddressesProps {
  address: AddressForm
  saved: readonly AddressValues[]
}

/** One of them fills the form; no address clears it for another. */
export function SavedAddresses({ address: { kind, form, values }, saved }: SavedAddressesProps) {
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
