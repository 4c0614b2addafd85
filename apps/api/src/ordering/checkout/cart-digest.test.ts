import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from '../addresses/addresses.repository'
import { cartDigest } from './cart-digest'

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
const word = fc.string({ maxLength: 12 })

const line = fc.record({
  stockItemId: fc.integer({ min: 1 }),
  unit: fc.constantFrom('Pieces' as const, 'Ton' as const),
  quantity: fc.integer({ min: 1, max: 10_000_000 }).map((whole) => `${whole}.000`),
  pricePerTon: amount,
  pieceGrams: fc.option(amount),
  brandId: fc.integer({ min: 1 }),
  size: word,
  thickness: word,
  lengthMetres: fc.integer({ min: 1, max: 20 }),
  grade: fc.option(word),
  standard: fc.option(word),
})

const fees = fc.record({
  gstPercent: amount,
  weighment: amount,
  loadingPerTon: amount,
  platformPerTon: amount,
  handlingPerExtraBrand: amount,
})

const yard = fc.record({
  itemIds: fc.array(fc.integer({ min: 1 }), { minLength: 1, maxLength: 3 }),
  km: fc.integer({ min: 1, max: 4000 }),
  trucks: fc.array(fc.record({ truckTons: fc.integer({ min: 1, max: 40 }), paisePerTon: amount }), { minLength: 1 }),
})

const addressFields = {
  id: fc.integer({ min: 1 }),
  name: word,
  phone: word,
  address: word,
  city: word,
  state: word,
  pinCode: word,
  gstNumber: fc.option(word),
}
const address = fc
  .record(addressFields)
  .map((fields): Address => ({ ...fields, buyerId: 1, companyId: 1, kind: 'billing', lastUsedAt: new Date(0) }))

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  fees,
  yards: fc.option(
    fc.array(
      yard.map((way) => ({ ...way, days: 1 })),
      { maxLength: 3 },
    ),
  ),
  billing: fc.option(address, { nil: undefined }),
  shipping: fc.option(address, { nil: undefined }),
})
type Cart = typeof cart extends fc.Arbitrary<infer Drawn> ? Drawn : never

test('the same cart has the same digest, of 22 characters', () => {
  fc.assert(
    fc.property(cart, (drawn) => {
      expect(cartDigest(structuredClone(drawn))).toBe(cartDigest(drawn))
      expect(cartDigest(drawn)).toMatch(/^[\w-]{22}$/)
    }),
  )
})

test('two different carts have different digests', () => {
  fc.assert(
    fc.property(cart, cart, (one, other) => {
      fc.pre(!sameContents(one, other))
      expect(cartDigest(one)).not.toBe(cartDigest(other))
    }),
  )
})

test('any figure of a line, of the fees or of an address that changes makes another digest', () => {
  const whole = cart.filter(({ billing, shipping }) => billing !== undefined && shipping !== undefined)
  fc.assert(
    fc.property(whole, (drawn) => {
      const before = cartDigest(drawn)
      for (const part of [
        (it: Cart) => it.lines.at(-1),
        (it: Cart) => it.fees,
        addressIn('billing'),
        addressIn('shipping'),
      ])
        for (const key of Object.keys(part(drawn) ?? {})) {
          if (['buyerId', 'companyId', 'kind', 'lastUsedAt'].includes(key)) continue
          const changed = structuredClone(drawn)
          const target = part(changed) as unknown as Record<string, unknown>
          target[key] = another(target[key])
          expect(cartDigest(changed), key).not.toBe(before)
        }
    }),
    { numRuns: 30 },
  )
})

test('the switch of freight, a way or a rate that changes makes another digest; the days of a way don’t', () => {
  const way = { itemIds: [1, 2], km: 1447, days: 5, trucks: [{ truckTons: 9, paisePerTon: 217_050n }] }
  fc.assert(
    fc.property(cart, (drawn) => {
      const digestOf = (yards: Cart['yards']) => cartDigest({ ...drawn, yards })
      const others = [{ itemIds: [1] }, { km: 1448 }, { trucks: [] }, { trucks: [{ truckTons: 16, paisePerTon: 1n }] }]
      const digests = [null, [], [way], ...others.map((change) => [{ ...way, ...change }])].map(digestOf)
      expect(new Set(digests).size).toBe(digests.length)
      expect(digestOf([{ ...way, days: 6 }])).toBe(digestOf([way]))
    }),
    { numRuns: 10 },
  )
})

const addressIn = (kind: 'billing' | 'shipping') => (it: Cart) => it[kind]

function another(value: unknown): unknown {
  if (typeof value === 'bigint') return value + 1n
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}1` : 1n
}

const sameContents = (one: Cart, other: Cart) => {
  const write = (it: Cart) =>
    JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return write(one) === write(other)
}
