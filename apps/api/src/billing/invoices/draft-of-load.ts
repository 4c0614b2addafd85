import { freightOfConsignment } from '@lohahaat/domain/billing/compute-invoice'
import type { ChargeRates, Invoice, LoadedLine } from '@lohahaat/domain/billing/invoice'
import type { Particulars } from '@lohahaat/domain/billing/issued-document'
import { priceLoad } from '@lohahaat/domain/billing/price-load'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Paise } from '@lohahaat/domain/platform/money'
import type { OrderLineRecord, OrderRecord } from '../../ordering/orders/orders.repository'
import { Refusal } from '../../platform/refusal'
import type { Load, LockedConsignment } from './consignments-to-bill.repository'
import { texts } from './texts'

const basisOf = ({ weightBasis, unit }: OrderLineRecord) => weightBasis ?? weightBasisOf(unit)

/** Some line of a load is invoiced at the weighbridge's weight. */
export const needsSlip = (loads: readonly Load[]) => loads.some(({ line }) => basisOf(line) === 'weighbridge')

/** The loads as they are invoiced: theoretical weight as loaded, or the line's share in kg of the truck's net. */
export function linesOfLoads(
  { gstHundredths }: OrderRecord,
  loads: readonly Load[],
  shares: ReadonlyMap<number, bigint> | null,
): LoadedLine[] {
  return loads.map(({ line, pieces, grams, heatNos }) => {
    const description = describe(line)
    if (!/^(\d{4}|\d{6}|\d{8})$/.test(line.hsn)) throw new Refusal('addressUnfit', texts.hsn(description, line.hsn))
    const weightBasis = basisOf(line)
    const weighed = weightBasis === 'weighbridge' ? (shares?.get(line.id) ?? 0n) * 1000n : grams
    return {
      hsn: line.hsn,
      description,
      pieces,
      grams: weighed,
      weightBasis,
      ...priceLoad(pricingOf(line), { pieces, grams: weighed }),
      gstRate: BigInt(gstHundredths),
      heatNumbers: heatNos,
    }
  })
}

const pricingOf = (line: OrderLineRecord) => ({
  unit: line.unit,
  // The catalogue is priced per ton; a quoted line per the unit that the party typed, or the one asked for.
  per: line.stockItemId === null ? (line.priceUnit ?? line.unit) : ('Ton' as const),
  price: line.pricePaise,
  pieceGrams: line.pieceGrams,
  millimetres: toUnits(line.lengthMetres, 3),
  ordered: { grams: line.grams, paise: line.amountPaise },
})

function describe(line: OrderLineRecord): string {
  const { brandName, className, size, subClass1Name: thickness, lengthMetres: length, grade, standard } = line
  return [nameItem({ brandName, className, size, thickness, length }), grade, standard].filter(Boolean).join(', ')
}

/**
 * What is charged beside the goods. Flat charges come with the first consignment, freight by the weight loaded so far; what
 * the invoices that stand carry already is left out, so that none is charged twice or lost when one is cancelled.
 */
export function chargesOf(
  order: OrderRecord,
  earlier: readonly Invoice[],
  { loadedBefore, loadedNow }: { loadedBefore: bigint; loadedNow: bigint },
): ChargeRates {
  const rest = (whole: Paise, of: keyof Invoice['charged']) =>
    aboveZero(whole - earlier.reduce((sum, { charged }) => sum + charged[of], 0n))
  const freightSoFar = freightOfConsignment(order.freightPaise, {
    ordered: order.totalGrams,
    loadedBefore: 0n,
    loadedNow: loadedBefore + loadedNow,
  })
  return {
    loadingPerTon: order.loadingPaisePerTon,
    platformPerTon: order.platformPaisePerTon,
    weighment: rest(order.weighmentPaise, 'weighment'),
    handling: rest(order.handlingPaise, 'handling'),
    freight: rest(freightSoFar, 'freight'),
  }
}

const aboveZero = (paise: Paise) => (paise > 0n ? paise : 0n)

export const particularsOf = ({ order, consignment }: LockedConsignment, loads: readonly Load[]): Particulars => ({
  orderNo: order.orderNo,
  orderedOn: istDay(order.createdAt),
  buyerOrderNo: order.buyerOrderNo,
  buyerOrderDate: order.buyerOrderDate,
  consignmentNo: consignment.number,
  vehicleNo: consignment.vehicleNo,
  transporterName: consignment.transporterName,
  lrNo: consignment.lrNo,
  lrDate: consignment.lrDate,
  bank: order.seller.bank,
  terms: order.award?.paymentTerms ?? order.seller.paymentTerms ?? null,
  lines: loads.map(({ line }, index) => ({
    lineNo: index + 1,
    orderLineId: line.id,
    size: line.size,
    thickness: line.subClass1Name,
  })),
})
