import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AddressKind } from '@lohahaat/contract/ordering/addresses/address-problems'
import { type AddressValues, putFirst } from '../../../../parts/ordering/address/address-values'
import { useAddressForm } from '../../../../parts/ordering/address/use-address-form'

/** One of the saved addresses, initially the last used, or a new one. */
export function useAddressChoice(kind: AddressKind, loaded: readonly AddressValues[]) {
  const { revalidate } = useRevalidator()
  const [saved, setSaved] = useState(loaded)
  const [id, setId] = useState(loaded[0]?.id ?? 0)
  const form = useAddressForm(kind, {
    saved: [],
    onSaved(address) {
      setSaved((before) => putFirst(before, address))
      setId(address.id)
      form.form.reset()
      void revalidate()
    },
  })
  return { kind, form, saved, id, choose: setId }
}

export type AddressChoice = ReturnType<typeof useAddressChoice>
