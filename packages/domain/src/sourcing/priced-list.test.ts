import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestOffer,
  cartOfList,
  recount,
  sellLine,
  totalsOfList,
  truckLoad,
  type Offer,
  type SoldLine,
  type Wanted,
} from './priced-list'

const offer = (changes: Partial<Offer> = {}): Offer => ({
  itemId: 1,
  brandId: 1,
  length: 6,
  price: 58_400,
  weightPerPiece: 24.72,
  available: null,
  fits: true,
  ...changes,
})

const told = ({ quantity, unit, grams, paise }: SoldLine) => `${quantity} ${unit}, ${grams} g, ${paise} paise`

test.each<{ say: string; wanted: Wanted; item?: Partial<Offer>; sold: string }>([
  {
    say: 'pieces are priced at their weight',
    wanted: { quantity: '60', unit: 'Pieces' },
    sold: '60 Pieces, 1483200 g, 8661888 paise',
  },
  {
    say: 'tons are priced as asked',
    wanted: { quantity: '2.5', unit: 'Ton' },
    sold: '2.5 Ton, 2500000 g, 14600000 paise',
  },
  {
    say: '500 kg are whole pieces, since a cart takes a ton or more',
    wanted: { quantity: '500', unit: 'Kg' },
    item: { weightPerPiece: 8.16, price: 57_200 },
    sold: '62 Pieces, 505920 g, 2893862 paise',
  },
  { say: '2,000 kg are two tons', wanted: { quantity: '2000', unit: 'Kg' }, sold: '2 Ton, 2000000 g, 11680000 paise' },
  {
    say: '100 m of pieces of 6 m are 17 of them',
    wanted: { quantity: '100', unit: 'Metre' },
    sold: '17 Pieces, 420240 g, 2454202 paise',
  },
  {
    say: '100 m of pieces of 12 m are 9 of them',
    wanted: { quantity: '100', unit: 'Metre' },
    item: { length: 12, weightPerPiece: 49.44 },
    sold: '9 Pieces, 444960 g, 2598566 paise',
  },
])('$say', ({ wanted, item, sold }) => {
  const line = sellLine(wanted, offer(item))
  expect(line && told(line)).toBe(sold)
})

test('what is sold by the ton alone is sold neither by the piece nor below a ton', () => {
  const item = offer({ weightPerPiece: null })
  expect(sellLine({ quantity: '10', unit: 'Pieces' }, item)).toBeNull()
  expect(sellLine({ quantity: '500', unit: 'Kg' }, item)).toBeNull()
  expect(sellLine({ quantity: '3', unit: 'Ton' }, item)?.pieces).toBeNull()
})

test.each<{ say: string; wanted: Wanted; item?: Partial<Offer>; pieces: number | null; tons: number | null }>([
  { say: '60 pieces', wanted: { quantity: '60', unit: 'Pieces' }, pieces: 60, tons: 1.484 },
  { say: '3 tons', wanted: { quantity: '3', unit: 'Ton' }, item: { weightPerPiece: 24.48 }, pieces: 123, tons: 3 },
  { say: 'less than a ton', wanted: { quantity: '10', unit: 'Pieces' }, pieces: 10, tons: null },
  { say: 'no pieces', wanted: { quantity: '2', unit: 'Ton' }, item: { weightPerPiece: null }, pieces: null, tons: 2 },
])('$say in the other unit', ({ wanted, item, pieces, tons }) => {
  const sold = sellLine(wanted, offer(item))
  expect(sold && [recount(sold, 'Pieces'), recount(sold, 'Ton')]).toEqual([pieces, tons])
})

describe('the best offer', () => {
  const wanted: Wanted = { quantity: '2', unit: 'Ton' }
  test.each<{ say: string; offers: Offer[]; best: number | null; isShort?: boolean }>([
    { say: 'the lowest', offers: [offer({ itemId: 1, price: 60_000 }), offer({ itemId: 2, price: 59_000 })], best: 2 },
    {
      say: 'not of another make',
      offers: [offer({ itemId: 1 }), offer({ itemId: 2, price: 50_000, fits: false })],
      best: 1,
    },
    {
      say: 'the lowest that has enough',
      offers: [offer({ itemId: 1, price: 50_000, available: 1.999 }), offer({ itemId: 2, available: 2 })],
      best: 2,
    },
    {
      say: 'the lowest with its shortage where nobody has enough',
      offers: [offer({ itemId: 1, price: 50_000, available: 1 }), offer({ itemId: 2, available: 1.5 })],
      best: 1,
      isShort: true,
    },
    { say: 'none where nobody sells what was written', offers: [offer({ fits: false })], best: null },
  ])('$say', ({ offers, best, isShort = false }) => {
    const found = bestOffer(wanted, offers)
    expect(found?.offer.itemId ?? null).toBe(best)
    expect(found?.isShort ?? false).toBe(isShort)
  })
})

const someOffer = fc.record<Offer>({
  itemId: fc.integer({ min: 1, max: 1000 }),
  brandId: fc.integer({ min: 1, max: 5 }),
  length: fc.constantFrom(6, 12),
  price: fc.integer({ min: 3_000_000, max: 12_000_000 }).map((paise) => paise / 100),
  weightPerPiece: fc.option(fc.integer({ min: 1, max: 900_000 }).map((grams) => grams / 1000)),
  available: fc.option(fc.integer({ min: 0, max: 50_000 }).map((kilograms) => kilograms / 1000)),
  fits: fc.boolean(),
})
const someWanted = fc.record<Wanted>({
  quantity: fc.integer({ min: 1, max: 5000 }),
  unit: fc.constantFrom('Ton', 'Pieces', 'Kg', 'Metre', 'Feet'),
})

test('no offer that fits and has enough is lower than the best', () => {
  fc.assert(
    fc.property(someWanted, fc.array(someOffer, { maxLength: 8 }), (wanted, offers) => {
      const best = bestOffer(wanted, offers)
      const able = offers.flatMap((one) => (one.fits ? (sellLine(wanted, one) ?? []) : []))
      expect(best === null).toBe(able.length === 0)
      if (!best) return
      expect(best.isShort).toBe(able.every(({ isShort }) => isShort))
      const rivals = able.filter(({ isShort }) => isShort === best.isShort)
      expect(Math.min(...rivals.map((rival) => rival.offer.price))).toBe(best.offer.price)
    }),
  )
})

test('what is sold weighs no less than what was asked in kilograms, and less than a piece more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), someOffer, (quantity, item) => {
      const sold = sellLine({ quantity, unit: 'Kg' }, item)
      if (!sold) return
      const over = sold.grams - BigInt(quantity) * 1000n
      expect(over >= 0n).toBe(true)
      expect(over < BigInt(Math.round((item.weightPerPiece ?? 1) * 1000))).toBe(true)
    }),
  )
})

describe('the cart of a list', () => {
  const sold = (quantity: string, unit: Wanted['unit'], changes?: Partial<Offer>) => {
    const line = sellLine({ quantity, unit }, offer(changes))
    if (!line) throw new Error('not sold')
    return line
  }
  const toldOf = (lines: SoldLine[]) =>
    cartOfList(lines).map((line) => `${line.offer.itemId}: ${line.quantity} ${line.unit}`)
  test.each([
    {
      say: 'each item once',
      lines: [sold('2', 'Ton'), sold('3', 'Pieces', { itemId: 2 })],
      cart: ['1: 2 Ton', '2: 3 Pieces'],
    },
    { say: 'tons of one item are added up', lines: [sold('2.1', 'Ton'), sold('1.05', 'Ton')], cart: ['1: 3.15 Ton'] },
    {
      say: 'tons and pieces of one item become pieces',
      lines: [sold('2', 'Ton'), sold('3', 'Pieces')],
      cart: ['1: 84 Pieces'],
    },
  ])('$say', ({ lines, cart }) => expect(toldOf(lines)).toEqual(cart))

  test('costs goods, GST and fees, and nothing besides', () => {
    const fees = { gstPercent: 18, weighmentCharge: 300, loadingCharge: 250, platformFee: 100, handlingFee: 500 }
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(someWanted, someOffer), { selector: ([, { itemId }]) => itemId, maxLength: 6 }),
        (pairs) => {
          const lines = pairs.flatMap(([wanted, item]) => sellLine(wanted, item) ?? [])
          const { goods, gst, weighment, loading, platform, handling, total } = totalsOfList(lines, fees)
          expect(total).toBe(goods + gst + weighment + loading + platform + handling)
          expect(goods).toBe(lines.reduce((sum, { paise }) => sum + paise, 0n))
        },
      ),
    )
  })
})

describe('the truck', () => {
  test.each([
    {
      say: '7.8 t leave 1.2 t of a 9 t truck',
      grams: 7_800_000n,
      load: { fullTrucks: 0, payloadTons: 9, spareGrams: 1_200_000n },
    },
    { say: '9 t fill it', grams: 9_000_000n, load: { fullTrucks: 0, payloadTons: 9, spareGrams: 0n } },
    {
      say: 'a gram more takes the next',
      grams: 9_000_001n,
      load: { fullTrucks: 0, payloadTons: 16, spareGrams: 6_999_999n },
    },
    {
      say: '30 t are a full one of 25 t and one of 9 t',
      grams: 30_000_000n,
      load: { fullTrucks: 1, payloadTons: 9, spareGrams: 4_000_000n },
    },
    { say: '50 t are two full ones', grams: 50_000_000n, load: { fullTrucks: 1, payloadTons: 25, spareGrams: 0n } },
    { say: 'nothing takes none', grams: 0n, load: null },
  ])('$say', ({ grams, load }) => expect(truckLoad(grams)).toEqual(load))

  test('carries the load, whatever it weighs', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), (grams) => {
        const load = truckLoad(grams)
        const carried = load && BigInt(load.fullTrucks * 25 + load.payloadTons) * 1_000_000n - load.spareGrams
        expect(carried).toBe(grams)
        expect(load && load.spareGrams >= 0n).toBe(true)
      }),
    )
  })
})
