import type { PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import type { PricedList } from '@lohahaat/contract/sourcing/lists/price-list'
import type { Fees } from '@lohahaat/domain/ordering/cart'
import { toRupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { toKilograms, totalsOfList, truckLoad, type SoldLine } from '@lohahaat/domain/sourcing/priced-list'

export const toSold = (sold: SoldLine | null): PricedLine['best'] =>
  sold && {
    itemId: sold.offer.itemId,
    quantity: Number(sold.quantity),
    unit: sold.unit,
    pieces: sold.pieces === null ? null : Number(sold.pieces),
    weight: toKilograms(sold.grams),
    amount: toRupees(sold.paise),
    isShort: sold.isShort,
  }

/** A priced list as it travels. */
export function answerList(lines: PricedLine[], sold: readonly SoldLine[], fees: Fees): PricedList {
  if (sold.length === 0) return { lines, fees, totals: null, truck: null }
  const { grams, ...amounts } = totalsOfList(sold, fees)
  const load = truckLoad(grams)
  return {
    lines,
    fees,
    totals: {
      goods: toRupees(amounts.goods),
      weighment: toRupees(amounts.weighment),
      loading: toRupees(amounts.loading),
      platform: toRupees(amounts.platform),
      handling: toRupees(amounts.handling),
      gst: toRupees(amounts.gst),
      total: toRupees(amounts.total),
      tons: toTons(grams),
    },
    truck: load && {
      fullTrucks: load.fullTrucks,
      payloadTons: load.payloadTons,
      spareWeight: toKilograms(load.spareGrams),
    },
  }
}
