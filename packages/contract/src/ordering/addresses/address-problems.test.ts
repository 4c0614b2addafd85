import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressLengths, billingAddressInput, shippingAddressInput } from './address'
import { type AddressKind, addressProblems, tidyAddress } from './address-problems'

const typedText = (max: number) =>
  fc.oneof(
    fc.constantFrom('', '  ', ' Rewari ', 'Zoe\u0308', 'a\u0000b', 'x'.repeat(max), 'x'.repeat(max + 1)),
    fc.string({ maxLength: max + 2 }),
    fc.string({ unit: 'binary', maxLength: max }),
  )

const addresses = fc.record({
  name: typedText(addressLengths.name),
  phone: typedText(addressLengths.phone),
  address: typedText(addressLengths.address),
  city: typedText(addressLengths.city),
  state: typedText(addressLengths.state),
  pinCode: typedText(addressLengths.pinCode),
  gstNo: fc.oneof(
    fc.constantFrom('', ' ', '06AABCM4821K1ZQ', ' 06aabcm4821k1zq ', '06AABCM4821K1Z', '06AABCM4821K1ZQ1'),
    fc.string(),
  ),
})

const schemas = { billing: billingAddressInput, shipping: shippingAddressInput }

describe.each<AddressKind>(['billing', 'shipping'])('a %s address', (kind) => {
  test('has the problems that its schema finds, in the same words', () => {
    fc.assert(
      fc.property(addresses, (typed) => {
        const said: Record<string, string> = {}
        for (const { path, message } of schemas[kind].safeParse(typed).error?.issues ?? [])
          said[String(path[0])] ??= message
        expect(addressProblems(kind, typed)).toEqual(said)
      }),
    )
  })

  test('is stored as it is tidied', () => {
    fc.assert(
      fc.property(addresses, (typed) => {
        const { data } = schemas[kind].safeParse(typed)
        if (data) expect({ ...tidyAddress(typed) }).toEqual({ ...data, gstNo: data.gstNo ?? '' })
      }),
    )
  })
})
