import { expect, test } from 'vitest'
import { rupees } from '../platform/money'
import { priceLoad, type PricedOrderLine } from './price-load'

const line: PricedOrderLine = {
  unit: 'Pieces',
  per: 'Ton',
  price: rupees(62_000),
  pieceGrams: 30_180n,
  millimetres: 6000n,
  ordered: { grams: 3_621_600n, paise: rupees('224539.20') },
}
const load = { pieces: 37n, grams: 1_116_660n }

test.each([
  { say: 'per ton', line, load, price: { ratePerTon: rupees(62_000) } },
  { say: 'per kg', line: { ...line, per: 'Kg', price: rupees(62) }, load, price: { ratePerTon: rupees(62_000) } },
  {
    say: '37 pieces at 1,700.04',
    line: { ...line, per: 'Pieces', price: rupees('1700.04') },
    load,
    price: { ratePerTon: 0n, settledGoods: rupees('62901.48') },
  },
  {
    say: '37 pieces of 6 m at 283.335 would be finer than a paisa: at 283.34 a metre',
    line: { ...line, per: 'Metre', price: rupees('283.34') },
    load,
    price: { ratePerTon: 0n, settledGoods: rupees('62901.48') },
  },
  {
    say: 'tons at a price per piece: the weight by that of a piece',
    line: { ...line, unit: 'Ton', per: 'Pieces', price: rupees(1700) },
    load: { pieces: null, grams: 1_000_000n },
    price: { ratePerTon: 0n, settledGoods: rupees('56328.69') },
  },
  {
    say: 'without the weight of a piece: the part of the sum',
    line: { ...line, unit: 'Ton', per: 'Pieces', pieceGrams: null },
    load: { pieces: null, grams: 1_207_200n },
    price: { ratePerTon: 0n, settledGoods: rupees('74846.40') },
  },
] as const)('$say', ({ line: priced, load: loaded, price }) => {
  expect(priceLoad(priced, loaded)).toEqual(price)
})
