import { settleShortage, type SettledLine } from '@lohahaat/domain/fulfilment/weighbridge/settlement'
import { bindingComparison, isShortageOpen } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import type { Paise } from '@lohahaat/domain/platform/money'
import { gramsPerTon } from '@lohahaat/domain/platform/weight-units'
import type { Db } from '../../platform/db/db'
import { bindingThird, readTruckPapers, sharesOf, weighmentPapersOf, type TruckPapers } from './truck-papers'
import type { TruckLine } from './weighed-trucks.repository'

/**
 * The note that the slips come to as they are, at the prices of the order; null where they agree, or one is missing. A
 * shortage is what was loaded and did not arrive, so it is settled on every line, also on one that is invoiced by theory.
 */
export function noteOf(truck: TruckPapers) {
  const { order, rule, policy } = truck
  const comparison = bindingComparison(weighmentPapersOf(truck), rule)
  if (!comparison) return null
  const feesPerTon = order.loadingPaisePerTon + order.platformPaisePerTon
  const lines = truck.lines.map(({ load, line }): SettledLine => ({
    orderLineId: line.id,
    theoreticalGrams: load.grams,
    ratePerTon: ratePerTon(line),
    feesPerTon,
  }))
  // The tax is that of the invoice, as on the note: IGST and its halves can differ by a paisa.
  const terms = { policy, gst: BigInt(order.gstHundredths), isInterState: !truck.isTaxedInHalves }
  const note = settleShortage(comparison, lines, terms)
  return note && { ...note, comparison }
}

/** From the catalogue, or from a quote by the ton or kilogram; what was quoted by the piece or metre comes to so much. */
function ratePerTon({ priceUnit, pricePaise, amountPaise, grams, stockItemId, unit }: TruckLine['line']): Paise {
  const pricedBy = stockItemId === null ? (priceUnit ?? unit) : 'Ton'
  if (pricedBy === 'Ton') return pricePaise
  return pricedBy === 'Kg' ? pricePaise * 1000n : divideHalfUp(amountPaise * gramsPerTon, grams)
}

/**
 * For the note that settles a truck, in a transaction that holds its lock: kilograms for each order line, how they came
 * about and the slips that they rest on. Prices are the invoice's own.
 */
export async function settlementOf(tx: Db, consignmentId: number) {
  const truck = await readTruckPapers(tx, consignmentId)
  const note = truck && noteOf(truck)
  const sellerSlip = truck?.inForce.seller
  const otherSlip = truck && (bindingThird(truck) ?? truck.inForce.buyer)
  if (!note || !sellerSlip || !otherSlip) return null
  const { kind, kg, comparison } = note
  const lines = note.lines.map((line) => ({ orderLineId: line.orderLineId, kg: line.kg }))
  return { kind, kg, lines, ...comparison, policy: truck.policy, rule: truck.rule, sellerSlip, otherSlip }
}

/** For the invoice: the seller's slip and its net over the lines, in kilograms; null until there is one. */
export async function weighedLoadOf(tx: Db, consignmentId: number) {
  const truck = await readTruckPapers(tx, consignmentId)
  const shares = truck && sharesOf(truck)
  return shares && truck.inForce.seller ? { slip: truck.inForce.seller, shares } : null
}

/** Whether the slips that count say that something is owed; null while there is nothing to compare. */
export async function isShortByWeight(tx: Db, consignmentId: number): Promise<boolean | null> {
  const truck = await readTruckPapers(tx, consignmentId)
  const papers = truck && weighmentPapersOf(truck)
  return papers && bindingComparison(papers, truck.rule) ? isShortageOpen(papers, truck.rule) : null
}
