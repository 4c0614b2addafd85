import { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'
import { pinCode } from '@lohahaat/contract/platform/fields'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { browserApi } from '../../../api/browser-api'
import type { AddressValues } from './address-values'

/** Fills city and state from a PIN code, but never over what somebody typed himself. Without an answer he types both. */
export function usePinCode({ getValues, setValue }: UseFormReturn<AddressValues>) {
  const filled = useRef({ city: '', state: '' })

  return async function fill() {
    const asked = getValues('pinCode')
    if (!pinCode.safeParse(asked).success) return
    const [place] = await browserApi.send(fetchPinCodeDetails, { pinCode: asked }).catch(() => [])
    if (!place || getValues('pinCode') !== asked) return
    for (const name of ['city', 'state'] as const) {
      const current = getValues(name).trim()
      if (current !== '' && current !== filled.current[name]) continue
      setValue(name, place[name], { shouldValidate: true, shouldDirty: true })
      filled.current[name] = place[name]
    }
  }
}
