import { texts as inventoryTexts } from '@lohahaat/contract/inventory/texts'
import { texts as supplyTexts } from '@lohahaat/contract/supply/order-texts'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { formatKg, formatTons } from '../../../parts/platform/format'
import { texts as orderTexts } from '../../../parts/ordering/order/texts'
import { fieldTexts } from './field-texts'
import { texts } from './texts'

interface AuditedField {
  label: string
  /** For yes or no. */
  words?: { yes: string; no: string }
  /** For a state, by its code. */
  names?: Readonly<Record<string, string>>
  /** For a figure with a unit. */
  show?: (figure: number) => string
}

export type AuditedFields = Readonly<Record<string, AuditedField>>

function money(figure: number) {
  const paise = readUnits(figure, 2)
  return paise === null ? String(figure) : formatRupees(paise)
}

export const feeFields = (): AuditedFields => ({
  gstPercent: { label: fieldTexts.fees.gstPercent, show: (figure) => `${figure}\u00a0%` },
  weighmentCharge: { label: fieldTexts.fees.weighmentCharge, show: money },
  loadingCharge: { label: fieldTexts.fees.loadingCharge, show: money },
  platformFee: { label: fieldTexts.fees.platformFee, show: money },
  handlingFee: { label: fieldTexts.fees.handlingFee, show: money },
})

export const freightFields = (): AuditedFields => ({
  roadFactorPercent: { label: inventoryTexts.roadFactor, show: (figure) => `${figure}\u00a0%` },
  kmPerDay: { label: inventoryTexts.kmPerDay },
  leastRupeesPerTon: { label: inventoryTexts.leastFreight, show: money },
  isCharged: { label: fieldTexts.freight.isCharged, words: fieldTexts.freight.words },
  rates: { label: fieldTexts.freight.rates },
})

export const stockFields = (): AuditedFields => ({
  brandName: { label: inventoryTexts.choices.brandId },
  className: { label: fieldTexts.stock.className },
  size: { label: fieldTexts.stock.size },
  thickness: { label: inventoryTexts.choices.thicknessId },
  length: { label: fieldTexts.stock.length, show: (figure) => `${figure}\u00a0m` },
  grade: { label: inventoryTexts.choices.gradeId },
  standard: { label: inventoryTexts.choices.standardId },
  stamp: { label: inventoryTexts.choices.stampId },
  delivery: { label: inventoryTexts.choices.deliveryId },
  mtc: { label: fieldTexts.stock.mtc },
  iso: { label: fieldTexts.stock.iso },
  sellerName: { label: inventoryTexts.choices.sellerId },
  price: { label: fieldTexts.stock.price, show: money },
  weightPerPiece: { label: fieldTexts.stock.weightPerPiece, show: formatKg },
  available: { label: fieldTexts.stock.available, show: formatTons },
  hsn: { label: fieldTexts.stock.hsn },
  imageFileName: { label: fieldTexts.stock.imageFileName },
  active: { label: fieldTexts.stock.active },
})

export const orderFields = (): AuditedFields => ({
  orderNo: { label: fieldTexts.order.orderNo },
  status: { label: fieldTexts.order.status, names: orderTexts.statusNames },
  note: { label: fieldTexts.order.note },
  line: { label: fieldTexts.order.line },
  seller: { label: fieldTexts.order.seller },
})

export const ratingFields = (): AuditedFields => ({
  stars: { label: supplyTexts.stars },
  comment: { label: supplyTexts.comment },
  hiddenReason: { label: supplyTexts.reason },
})

export const supplierTermFields = (): AuditedFields => ({
  answerHours: { label: supplyTexts.answerHours },
  paymentDays: { label: supplyTexts.paymentDays },
})

export const sessionFields = (): AuditedFields => ({
  email: { label: fieldTexts.sessions.email },
  legalName: { label: fieldTexts.sessions.legalName },
  sessions: { label: fieldTexts.sessions.sessions },
})

export const labelOf = (fields: AuditedFields, field: string) => known(fields, field)?.label ?? field

/** A value as text. An empty value has a text too, because a gap beside an arrow looks like a mistake. */
export function shown(fields: AuditedFields, field: string, value: unknown): string {
  const { words, names = {}, show } = known(fields, field) ?? {}
  switch (typeof value) {
    case 'boolean':
      return value ? (words?.yes ?? texts.yes) : (words?.no ?? texts.no)
    case 'number':
      return show?.(value) ?? String(value)
    case 'string':
      return value === '' ? texts.empty : Object.hasOwn(names, value) ? String(names[value]) : value
    default:
      return value === null || value === undefined ? texts.empty : JSON.stringify(value)
  }
}

const known = (fields: AuditedFields, field: string) => (Object.hasOwn(fields, field) ? fields[field] : undefined)
