import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { groupLots } from '@lohahaat/domain/fulfilment/weighbridge/lots'
import { compareWithTheory, massTolerance } from '@lohahaat/domain/fulfilment/weighbridge/mass-tolerance'
import { compareSlips } from '@lohahaat/domain/fulfilment/weighbridge/shortage'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { noteOf } from './settlement'
import { bindingThird, sharesOf, weighmentPapersOf, type TruckPapers } from './truck-papers'

export const kgOf = (grams: bigint) => Number(fromUnits(grams, 3))

/** The seller's slip against the buyer's and against a third one, whether or not that binds yet. */
export function shortagesOf(truck: TruckPapers): Weighment['shortages'] {
  const { seller, buyer, third } = truck.inForce
  if (!seller) return []
  const { invoicedKg } = weighmentPapersOf(truck)
  const binding = bindingThird(truck) ?? buyer
  return [buyer, third].flatMap((other) => {
    if (!other || other.side === 'seller') return []
    const slips = { sellerNetKg: seller.netKg, otherNetKg: other.netKg, invoicedKg }
    const { differenceKg, allowedKg, isWithin } = compareSlips(slips, truck.rule)
    return {
      side: other.side,
      sellerNetKg: Number(seller.netKg),
      otherNetKg: Number(other.netKg),
      invoicedKg: Number(invoicedKg),
      differenceKg: Number(differenceKg),
      allowedKg: Number(allowedKg),
      isWithin,
      isBinding: other === binding,
    }
  })
}

/** Each kind of pipe by its share of the seller's net: what a mill rolled, which the buyer's bridge says nothing of. */
export function lotsOf(truck: TruckPapers): Weighment['lots'] {
  const shares = sharesOf(truck)
  if (!shares) return []
  const rolled = truck.lines.map(({ load, line }) => ({
    orderLineId: line.id,
    theoreticalGrams: load.grams,
    standard: line.standard,
    size: line.size,
    thickness: line.subClass1Name,
  }))
  return groupLots(rolled).map(({ standard, tubeClass, lines, theoreticalGrams }) => {
    const netKg = lines.reduce((sum, { orderLineId }) => sum + (shares.get(orderLineId) ?? 0n), 0n)
    const tolerance = standard && massTolerance(standard, tubeClass, theoreticalGrams)
    return {
      standard,
      tubeClass,
      orderLineIds: lines.map(({ orderLineId }) => orderLineId),
      theoreticalKg: kgOf(theoreticalGrams),
      netKg: Number(netKg),
      differenceKg: kgOf(netKg * 1000n - theoreticalGrams),
      tolerance: tolerance && limitsOf(netKg, theoreticalGrams, tolerance),
    }
  })
}

function limitsOf(netKg: bigint, grams: bigint, tolerance: NonNullable<ReturnType<typeof massTolerance>>) {
  const { leastGrams, mostGrams, isWithin } = compareWithTheory(netKg, grams, tolerance)
  const { per, plus, minus, source, certainty } = tolerance
  return {
    per,
    plusPercent: Number(fromUnits(plus, 1)),
    minusPercent: Number(fromUnits(minus, 1)),
    leastKg: kgOf(leastGrams),
    mostKg: kgOf(mostGrams),
    isWithin,
    source,
    certainty,
  }
}

/** What the note would say, in rupees. */
export function previewOf(truck: TruckPapers): Weighment['settlement'] {
  const note = noteOf(truck)
  if (!note) return null
  return {
    kind: note.kind,
    kg: Number(note.kg),
    lines: note.lines.map(({ orderLineId, kg, goods, fees }) => ({
      orderLineId,
      kg: Number(kg),
      goods: toRupees(goods),
      fees: toRupees(fees),
    })),
    taxable: toRupees(note.taxable),
    gst: toRupees(note.total - note.taxable),
    total: toRupees(note.total),
  }
}
