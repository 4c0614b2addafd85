import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { type AddressKind, addressProblems } from '@lohahaat/contract/ordering/addresses/address-problems'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { browserApi } from '../../../api/browser-api'
import type { AddressValues } from './address-values'

/** What the two kinds of address differ in. */
export const addressKinds = () =>
  ({
    billing: {
      save: ({ id, ...fields }: AddressValues) =>
        browserApi.send(addBillingAddressDetail, { billingAddressId: id, ...fields }),
      incomplete: cartMessages.billingIncomplete,
      failed: cartMessages.billingFailed,
    },
    shipping: {
      save: ({ id, ...fields }: AddressValues) =>
        browserApi.send(addShippingAddressDetail, { shippingAddressId: id, ...fields }),
      incomplete: cartMessages.shippingIncomplete,
      failed: cartMessages.shippingFailed,
    },
  }) as const

/** The first problem of an address; null if it is complete. */
export const addressProblem = (kind: AddressKind, values: AddressValues) =>
  Object.values(addressProblems(kind, values))[0] ?? null
