import { z } from 'zod'
import type { Text } from '@lohahaat/domain/platform/language'
import { blank, gstNumber, recordId, text } from '../../platform/fields'
import { cartMessages } from '../../platform/messages'
import { texts } from '../texts'

/** As the table holds them at most. */
export const addressLengths = { name: 50, phone: 10, address: 100, city: 50, state: 50, pinCode: 10 } as const

/** How many addresses of a kind are kept; the one that was longest not used makes room for another. */
export const MAX_ADDRESSES = 10

const fields = (missing: Text) => ({
  name: text(() => texts.name, addressLengths.name, missing),
  phone: text(() => texts.phone, addressLengths.phone, missing),
  address: text(() => texts.address, addressLengths.address, missing),
  city: text(() => texts.city, addressLengths.city, missing),
  state: text(() => texts.state, addressLengths.state, missing),
  pinCode: text(() => texts.pinCode, addressLengths.pinCode, missing),
})

/** 0, or no id at all, is an address that isn't saved yet. */
const idOrNew = (name: string) => z.literal(0).or(recordId(name)).optional()

/** Goods may be sent to a place that isn't registered. */
const optionalGstNumber = blank
  .or(gstNumber)
  .nullish()
  .transform((number) => number ?? null)

export const shippingAddressInput = z.object({
  shippingAddressId: idOrNew('shippingAddressId'),
  ...fields(() => cartMessages.shippingIncomplete),
  gstNo: optionalGstNumber,
})

export const billingAddressInput = z.object({
  billingAddressId: idOrNew('billingAddressId'),
  ...fields(() => cartMessages.billingIncomplete),
  gstNo: text(
    () => texts.gstNumber,
    15,
    () => cartMessages.billingIncomplete,
  ).pipe(gstNumber),
})

const address = {
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  /** Empty where there is none. */
  gstNo: z.string(),
}

export const shippingAddress = z.object({ shippingAddressId: z.number(), ...address })
export const billingAddress = z.object({ billingAddressId: z.number(), ...address })
