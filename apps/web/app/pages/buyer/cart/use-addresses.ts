import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { addressLengths } from '@lohahaat/contract/ordering/addresses/address'
import { useState } from 'react'
import { addressProblem } from '../../../parts/ordering/address/address-kinds'
import {
  type AddressValues,
  billingValues,
  putFirst,
  isSameAddress,
  shippingValues,
} from '../../../parts/ordering/address/address-values'
import { useAddressForm } from '../../../parts/ordering/address/use-address-form'
import type { CartState } from './use-cart'

export type Profile = ResponseOf<typeof fetchProfile>

/** The billing and shipping addresses of the cart, with the saved ones. */
export function useAddresses({ cart, change }: CartState, profile: Profile | null) {
  const savedBilling = cart.billingAddresses.map(billingValues)
  const savedShipping = cart.shippingAddresses.map(shippingValues)

  const billing = useAddressForm('billing', {
    saved: savedBilling,
    first: profile ? firstBilling(profile) : {},
    onSaved: (used) =>
      change((current) => ({
        ...current,
        billingAddresses: putFirst(current.billingAddresses.map(billingValues), used).map(
          ({ id: billingAddressId, ...fields }) => ({ billingAddressId, ...fields }),
        ),
      })),
  })
  const shipping = useAddressForm('shipping', {
    saved: savedShipping,
    first: profile ? firstShipping(profile) : {},
    onSaved: (used) =>
      change((current) => ({
        ...current,
        shippingAddresses: putFirst(current.shippingAddresses.map(shippingValues), used).map(
          ({ id: shippingAddressId, ...fields }) => ({ shippingAddressId, ...fields }),
        ),
      })),
  })

  const [isSame, setSame] = useState(() => isSameFromStart(savedBilling[0], savedShipping[0]))
  const copied = { ...billing.values, id: savedShipping.find((saved) => isSameAddress(saved, billing.values))?.id ?? 0 }

  /** The copied values stay in the form when the two addresses are separated again. */
  function setSameAsBilling(same: boolean) {
    if (!same) shipping.form.reset(copied)
    setSame(same)
  }

  return {
    billing,
    shipping,
    savedBilling,
    savedShipping,
    isSame,
    setSameAsBilling,
    /** Undefined until it is whole. */
    shippingPin: wholePin(isSame ? billing.values.pinCode : shipping.values.pinCode),
    shippingProblem: isSame ? addressProblem('shipping', copied) : shipping.problem,
    /** Resolves to whether both were saved, which makes them the last used. */
    save: async () => (await billing.save()) && (await shipping.save(isSame ? copied : undefined)),
  }
}

export type Addresses = ReturnType<typeof useAddresses>

const isSameFromStart = (billing: AddressValues | undefined, shipping: AddressValues | undefined) =>
  billing !== undefined && shipping !== undefined && isSameAddress(billing, shipping)

const wholePin = (typed: string) => (/^[1-9]\d{5}$/.test(typed) ? typed : undefined)

const firstBilling = ({ buyerLegalName, buyerContactPhone, gstNo }: Profile) => ({
  name: buyerLegalName.slice(0, addressLengths.name),
  phone: buyerContactPhone,
  gstNo,
})

const firstShipping = ({ buyerContactName, buyerContactPhone }: Profile) => ({
  name: buyerContactName.slice(0, addressLengths.name),
  phone: buyerContactPhone,
})
