import { stockChoices } from '@lohahaat/contract/stock/stock-item'
import { readUnits } from '@lohahaat/domain/decimal'
import { formatRupees } from '@lohahaat/domain/money'
import { formatKg, formatTons } from '../../parts/format'

interface AuditedField {
  label: string
  /** For yes or no. */
  words?: { yes: string; no: string }
  /** For a figure with a unit. */
  show?: (figure: number) => string
}

export type AuditedFields = Readonly<Record<string, AuditedField>>

function money(figure: number) {
  const paise = readUnits(figure, 2)
  return paise === null ? String(figure) : formatRupees(paise)
}

export const feeFields: AuditedFields = {
  applicable_GST: { label: 'GST', show: (figure) => `${figure}\u00a0%` },
  weight_Charges: { label: 'Weighment charges', show: money },
  loading_Charges: { label: 'Loading charges per MT', show: money },
  plattform_Fees: { label: 'Platform fees per MT', show: money },
  material_Handling_Fees: { label: 'Material handling fees per extra brand', show: money },
}

export const stockFields: AuditedFields = {
  brandName: { label: stockChoices.brandId },
  className: { label: 'Class' },
  subClassName: { label: 'Size' },
  subClassName1: { label: stockChoices.subClassId1 },
  length: { label: 'Length', show: (figure) => `${figure}\u00a0m` },
  grade: { label: stockChoices.gradeId },
  standard: { label: stockChoices.standardId },
  stamp: { label: stockChoices.stampId },
  delivery: { label: stockChoices.deliveryId },
  mtc: { label: 'Test certificate (MTC)' },
  iso: { label: 'ISO certified' },
  sellerName: { label: stockChoices.sellerId },
  price: { label: 'Price per MT', show: money },
  weight_Per_Piece: { label: 'Weight per piece', show: formatKg },
  available: { label: 'Available', show: formatTons },
  hsn: { label: 'HSN' },
  imageFileName: { label: 'Picture' },
  active: { label: 'Active' },
}

export const orderFields: AuditedFields = {
  orderNo: { label: 'Order number' },
  status: { label: 'Status' },
  note: { label: 'Note' },
}

export const labelOf = (fields: AuditedFields, field: string) => known(fields, field)?.label ?? field

/** A value as text. What has no value says so, because a gap beside an arrow reads like a mistake. */
export function shown(fields: AuditedFields, field: string, value: unknown): string {
  const { words, show } = known(fields, field) ?? {}
  switch (typeof value) {
    case 'boolean':
      return value ? (words?.yes ?? 'Yes') : (words?.no ?? 'No')
    case 'number':
      return show?.(value) ?? String(value)
    case 'string':
      return value === '' ? '(empty)' : value
    default:
      return value === null || value === undefined ? '(empty)' : JSON.stringify(value)
  }
}

const known = (fields: AuditedFields, field: string) => (Object.hasOwn(fields, field) ? fields[field] : undefined)
