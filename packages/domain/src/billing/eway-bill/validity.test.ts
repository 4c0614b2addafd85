import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { computeInvoice } from '../compute-invoice'
import { buyerInDelhi, buyerInHaryana, noCharges, pipeLine, workedDraft } from '../testing/some-invoices'
import { needsEwayBill } from './needs-eway-bill'
import { usualEwayLimits } from './settings'
import { canCancel, canExtend, usualChangeTimes as usual, validityOf } from './validity'

const entered = new Date('2026-11-18T06:00:00Z')

test.each([
  { km: 0, days: 1, lastDay: '2026-11-19' },
  { km: 200, days: 1, lastDay: '2026-11-19' },
  { km: 201, days: 2, lastDay: '2026-11-20' },
  { km: 1400, days: 7, lastDay: '2026-11-25' },
  { km: 21, isOverDimensional: true, days: 2, lastDay: '2026-11-20' },
])('$km km: $days days, until the end of $lastDay', ({ km, isOverDimensional = false, days, lastDay }) => {
  expect(validityOf(entered, { km, isOverDimensional })).toMatchObject({ days, lastDay })
})

test('it ends at midnight in India, by the day that the vehicle was entered there', () => {
  const late = validityOf(new Date('2026-11-18T18:30:00Z'), { km: 10, isOverDimensional: false })
  expect(late).toEqual({ days: 1, lastDay: '2026-11-20', endsAt: new Date('2026-11-20T18:30:00Z') })
})

test('never less than a day, and never so much as a day more than the distance takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (km) => {
      const { days } = validityOf(entered, { km, isOverDimensional: false })
      expect(days * 200 >= km && (days - 1) * 200 < km).toBe(true)
    }),
  )
})

test('it is cancelled within a day, and extended around its end', () => {
  const hours = (more: number) => new Date(entered.getTime() + more * 3_600_000)
  const cancelled = (after: number, times = usual) => canCancel(entered, hours(after), times)
  expect([cancelled(24), cancelled(24.1), cancelled(24.1, { ...usual, cancelHours: 48 })]).toEqual([true, false, true])
  const bill = { generatedAt: entered, endsAt: hours(48) }
  const extended = (times = usual) => [39, 40, 56, 57].map((after) => canExtend(bill, hours(after), times))
  expect(extended()).toEqual([false, true, true, false])
  expect(extended({ ...usual, extendHours: 9 })).toEqual([true, true, true, true])
  const old = { generatedAt: entered, endsAt: hours(360 * 24) }
  const late = (times = usual) => canExtend(old, hours(360 * 24), times)
  expect([late(), late({ ...usual, mostDays: 361 })]).toEqual([false, true])
})

/** An invoice of so much with its tax. */
const worth = (rupeesWithTax: number, buyer = buyerInHaryana, gstRate = 0n) => {
  const line = { ...pipeLine, gstRate, settledGoods: rupees(rupeesWithTax) }
  return computeInvoice({ ...workedDraft, buyer, charges: noCharges, lines: [line] })
}
const taxed = (goods: string, buyer = buyerInHaryana) =>
  computeInvoice({ ...workedDraft, buyer, charges: noCharges, lines: [{ ...pipeLine, settledGoods: rupees(goods) }] })
const atCity = (city: string, stateCode: string) => ({
  ...buyerInDelhi,
  address: { ...buyerInDelhi.address, city, stateCode },
})
const within = (stateCode: string, cities: [string, string], goods: string) => ({
  ...taxed(goods),
  seller: atCity(cities[0], stateCode),
  buyer: atCity(cities[1], stateCode),
})

test.each([
  { say: 'to Delhi, 50,000.00 with tax', load: taxed('42372.88', buyerInDelhi), needs: false },
  { say: 'to Delhi, a paisa more', load: taxed('42372.89', buyerInDelhi), needs: true },
  { say: 'within Haryana, a paisa more', load: taxed('42372.89'), needs: true },
  { say: 'exempt goods', load: worth(900_000), needs: false },
  { say: 'within Delhi, up to a lakh', load: within('07', ['Delhi', 'Okhla'], '84745.76'), needs: false },
  { say: 'within Delhi, above', load: within('07', ['Delhi', 'Okhla'], '84745.77'), needs: true },
  { say: 'within Rajasthan, above a lakh', load: within('08', ['Jaipur', 'Kota'], '100000'), needs: true },
  { say: 'within Jaipur, up to two', load: within('08', ['Jaipur', 'jaipur '], '100000'), needs: false },
  { say: 'billed at home, shipped to Delhi', load: { ...taxed('50000'), shipTo: buyerInDelhi }, needs: true },
])('$say: needed is $needs', ({ load, needs }) => {
  expect(needsEwayBill(load, usualEwayLimits)).toBe(needs)
})
