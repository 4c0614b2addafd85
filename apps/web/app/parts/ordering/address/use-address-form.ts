import { type AddressKind, addressProblems, tidyAddress } from '@lohahaat/contract/ordering/addresses/address-problems'
import { dataMessages } from '@lohahaat/contract/platform/messages/data'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import { showToast } from '../../../ui/messages/toast-store'
import { failureText } from '../cart/failure-text'
import { addressKinds, addressProblem } from './address-kinds'
import { type AddressValues, emptyAddress } from './address-values'
import { texts } from './texts'

interface Start {
  saved: readonly AddressValues[]
  /** The initial values of a first address. */
  first?: Partial<AddressValues>
  /** Called with every saved address, which becomes the last used. */
  onSaved: (address: AddressValues) => void
}

/** One address of a cart: initially the last used, which can be changed or replaced. */
export function useAddressForm(kind: AddressKind, { saved, first, onSaved }: Start) {
  const form = useForm<AddressValues>({
    resolver: resolvers[kind],
    mode: 'onTouched',
    defaultValues: saved[0] ?? { ...emptyAddress, ...first },
  })
  const values = { ...emptyAddress, ...useWatch({ control: form.control }) }
  const [busy, setBusy] = useState(false)

  /** Resolves to whether the address was saved; if not, the error is shown. */
  async function save(address = form.getValues()): Promise<boolean> {
    setBusy(true)
    try {
      const id = await addressKinds()[kind].save(address)
      if (id <= 0) throw new RangeError('An address without an id')
      form.setValue('id', id)
      onSaved({ ...tidyAddress(address), id })
      return true
    } catch (error) {
      showToast(failureText(addressKinds()[kind].failed, error), 'error')
      return false
    } finally {
      setBusy(false)
    }
  }

  /** Triggered by its own button. */
  const submit = form.handleSubmit(
    async (address) => {
      const isNew = address.id === 0
      if (await save(address)) showToast(isNew ? dataMessages.created : dataMessages.updated)
    },
    () => showToast(addressProblem(kind, form.getValues()) ?? addressKinds()[kind].incomplete, 'error'),
  )

  return { kind, form, values, problem: addressProblem(kind, values), busy, save, submit }
}

export type AddressForm = ReturnType<typeof useAddressForm>

/** The server's own rules. An empty field is marked at the field; the summary is a toast. */
const resolverFor =
  (kind: AddressKind): Resolver<AddressValues> =>
  (values) => {
    const { incomplete } = addressKinds()[kind]
    const problems = Object.entries(addressProblems(kind, values))
    if (problems.length === 0) return { values, errors: {} }
    const errors = problems.map(([field, problem]) => [
      field,
      { type: 'schema', message: problem === incomplete ? texts.missing : problem },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<AddressValues> }
  }

const resolvers = { billing: resolverFor('billing'), shipping: resolverFor('shipping') }
