import { addressLengths } from '@lohahaat/contract/ordering/addresses/address'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'
import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/fields/text-field'
import { digitsOnly, tidyField, upperCase } from '../../../ui/fields/tidy-field'
import { browserApi } from '../../../api/browser-api'
import { gstNumberHint } from '../../identity/gst-number-hint'
import { PhoneField } from '../../identity/phone-field'
import type { AddressForm } from './use-address-form'
import { texts } from './texts'
import type { AddressValues } from './address-values'

/** The PIN code comes before city and state, since it fills them. */
export function AddressFields({ kind, form, values }: AddressForm) {
  const { register, formState, getValues, setValue, setError } = form
  const { errors } = formState
  const fillFromPin = usePinCode(form)
  const section = `section-${kind} ${kind}`
  const isBilling = kind === 'billing'

  function checkGstNumber() {
    const typed = getValues('gstNo').trim()
    if (typed === '' || isGstinPattern(typed)) return
    if (isBilling) setValue('gstNo', '')
    setError('gstNo', { message: accountMessages.gstNumberInvalid })
  }

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2">
      <TextField
        {...register('name')}
        label={texts.name}
        autoComplete={`${section} organization`}
        maxLength={addressLengths.name}
        error={errors.name?.message}
        className="max-sm:col-span-2"
      />
      <div className="max-sm:col-span-2">
        <PhoneField {...register('phone')} label={texts.phone} error={errors.phone?.message} />
      </div>
      <TextField
        {...register('address')}
        label={texts.address}
        autoComplete={`${section} street-address`}
        maxLength={addressLengths.address}
        error={errors.address?.message}
        className="col-span-2"
      />
      <TextField
        {...tidyField(register('pinCode', { onChange: () => void fillFromPin() }), digitsOnly)}
        label={texts.pinCode}
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
        maxLength={addressLengths.pinCode}
        error={errors.pinCode?.message}
        hint={texts.pinCodeHint}
      />
      <TextField
        {...register('city')}
        label={texts.city}
        autoComplete={`${section} address-level2`}
        maxLength={addressLengths.city}
        error={errors.city?.message}
      />
      <TextField
        {...register('state')}
        label={texts.state}
        autoComplete={`${section} address-level1`}
        maxLength={addressLengths.state}
        error={errors.state?.message}
        className="max-sm:col-span-2"
      />
      <TextField
        {...tidyField(register('gstNo', { onBlur: checkGstNumber }), upperCase)}
        label={texts.kinds[kind].gstNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={15}
        error={errors.gstNo?.message}
        hint={gstNumberHint(values.gstNo.trim()) ?? texts.gstNumberHint}
        className="max-sm:col-span-2"
      />
    </div>
  )
}

/** Fills city and state from a PIN code, but never overwrites typed text. If the lookup fails, both are typed. */
function usePinCode({ getValues, setValue }: UseFormReturn<AddressValues>) {
  const filled = useRef({ city: '', state: '' })

  return async function fill() {
    const asked = getValues('pinCode')
    if (!/^[1-9]\d{5}$/.test(asked)) return
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
