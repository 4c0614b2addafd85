import { texts as moneyTexts } from '@lohahaat/contract/billing/money-texts'
import { texts as billingTexts } from '@lohahaat/contract/billing/settings/texts'
import { texts as settingTexts } from '@lohahaat/contract/reference/trade-settings/texts'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { texts as consignmentTexts } from '../../../parts/fulfilment/texts'
import { formatKg } from '../../../parts/platform/format'
import type { AuditedFields } from './audited-fields'
import { fieldTexts } from './field-texts'

const percent = (figure: number) => `${figure}\u00a0%`

function money(figure: number) {
  const paise = readUnits(figure, 2)
  return paise === null ? String(figure) : formatRupees(paise)
}

export const consignmentFields = (): AuditedFields => ({
  orderNo: { label: fieldTexts.order.orderNo },
  truck: { label: fieldTexts.consignment.truck },
  state: { label: fieldTexts.consignment.state, names: consignmentTexts.states },
  vehicleNo: { label: fieldTexts.consignment.vehicleNo },
  kg: { label: fieldTexts.consignment.kg, show: formatKg },
})

export const certificateFields = (): AuditedFields => ({
  certificateNo: { label: fieldTexts.certificate.certificateNo },
  maker: { label: fieldTexts.certificate.maker },
  licence: { label: fieldTexts.certificate.licence },
  standard: { label: fieldTexts.certificate.standard },
  grade: { label: fieldTexts.certificate.grade },
  size: { label: fieldTexts.stock.size },
  thickness: { label: fieldTexts.certificate.thickness },
  grams: { label: fieldTexts.certificate.grams },
  heats: { label: fieldTexts.certificate.heats },
})

export const creditFields = (): AuditedFields => ({
  limit: { label: fieldTexts.credit.limit, show: money },
  days: { label: fieldTexts.credit.days },
  remindersOff: { label: fieldTexts.credit.remindersOff, words: fieldTexts.credit.words },
})

/** Of receipts, invoices and what was paid to suppliers. */
export const moneyFields = (): AuditedFields => ({
  number: { label: fieldTexts.money.number },
  orderNo: { label: fieldTexts.order.orderNo },
  companyName: { label: fieldTexts.money.companyName },
  sellerName: { label: fieldTexts.order.seller },
  reference: { label: moneyTexts.reference },
  amount: { label: moneyTexts.amount, show: money },
  tds: { label: moneyTexts.tds, show: money },
  payable: { label: fieldTexts.money.payable, show: money },
  cancelReason: { label: fieldTexts.money.cancelReason },
})

export const fulfilmentFields = (): AuditedFields => ({
  loadingTolerancePercent: { label: settingTexts.loadingTolerancePercent, show: percent },
  shortagePercent: { label: settingTexts.shortagePercent, show: percent },
  shortageDivisions: { label: settingTexts.shortageDivisions },
  divisionKg: { label: settingTexts.divisionKg, show: formatKg },
  policy: { label: fieldTexts.policy },
  zincEnough: { label: settingTexts.zincEnough },
  zincLeast: { label: settingTexts.zincLeast },
  hydrostaticLeast: { label: settingTexts.hydrostaticLeast },
  leastTareKg: { label: settingTexts.leastTareKg, show: formatKg },
  mostTareKg: { label: settingTexts.mostTareKg, show: formatKg },
  mostGrossKg: { label: settingTexts.mostGrossKg, show: formatKg },
})

/** By their paths. Names in Tally and keys of the bulk file are called by their paths, which say what they are. */
export const billingFields = (): AuditedFields => ({
  'eway.version': { label: billingTexts.fileVersion },
  'eway.sezStateCode': { label: billingTexts.sezStateCode },
  'eway.oldestDays': { label: billingTexts.oldestDays },
  'eway.mostKm': { label: billingTexts.mostKm },
  'eway.kmTolerancePercent': { label: billingTexts.kmTolerance },
  'eway.kmPerDay': { label: billingTexts.kmPerDay },
  'eway.kmPerDayOverDimensional': { label: billingTexts.kmPerDayOverDimensional },
  'eway.warnHours': { label: billingTexts.warnHours },
  'eway.cancelHours': { label: billingTexts.cancelEwayHours },
  'eway.extendHours': { label: billingTexts.extendHours },
  'eway.mostDays': { label: billingTexts.mostDays },
  'eway.needsIrn': { label: fieldTexts.billing.needsIrn, words: fieldTexts.billing.words },
  'eway.mostLines': { label: billingTexts.mostLines },
  'einvoice.reportWithinDays': { label: billingTexts.reportDays },
  'einvoice.cancelHours': { label: billingTexts.cancelIrnHours },
  'einvoice.marketplaceGstin': { label: fieldTexts.billing.marketplaceGstin },
  'einvoice.mostLines': { label: billingTexts.mostLines },
  'documentLines.hsnDigits': { label: fieldTexts.billing.hsnDigits },
  'documentLines.gstRates': { label: billingTexts.gstRate },
  'ewayLimits.betweenStates': { label: fieldTexts.billing.betweenStates, show: money },
  'ewayLimits.withinState': { label: fieldTexts.billing.withinState, show: money },
  'taxes.creditUntil': { label: fieldTexts.billing.creditUntil },
  'taxes.commissionGstPercent': { label: billingTexts.commissionGst },
  'taxes.tdsPercent': { label: billingTexts.tds },
  'reminders.isOn': { label: fieldTexts.billing.reminders, words: fieldTexts.billing.words },
  'reminders.days': { label: billingTexts.reminderDay },
  'suppliers.smallSupplierDays': { label: billingTexts.smallSupplierDays },
})
