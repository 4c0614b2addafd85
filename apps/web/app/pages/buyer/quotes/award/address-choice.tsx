import { AddressForm } from '../../../../parts/ordering/address/address-form'
import { AddressText } from '../../../../parts/ordering/address/address-text'
import { SelectField } from '../../../../ui/fields/select-field'
import type { AddressChoice as Choice } from './use-address-choice'
import { texts } from '../texts'

/** Chooses the billing or shipping address. Without a saved address the form is open. */
export function AddressChoice({ choice: { kind, form, saved, id, choose } }: { choice: Choice }) {
  const title = texts.award.addresses[kind]
  const chosen = saved.find((address) => address.id === id)
  return (
    <div>
      {saved.length === 0 ? (
        <h3 className="mb-3 text-base">{title}</h3>
      ) : (
        <SelectField
          label={title}
          placeholder={texts.award.newAddress}
          value={id === 0 ? '' : id}
          options={saved.map(({ id: value, name, city }) => ({ value, label: `${name}, ${city}` }))}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          className="[&>p:empty]:hidden"
        />
      )}
      <div className="mt-2">
        {chosen ? <AddressText address={chosen} /> : <AddressForm address={form} saved={[]} />}
      </div>
    </div>
  )
}
