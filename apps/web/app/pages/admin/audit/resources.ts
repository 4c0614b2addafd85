import { masterDataKinds } from '@lohahaat/contract/reference/master-data/kinds'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { stockResource } from '@lohahaat/contract/inventory/stock/stock-choices'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import type { Contents } from './differences'
import {
  type AuditedFields,
  feeFields,
  freightFields,
  orderFields,
  ratingFields,
  sessionFields,
  stockFields,
  supplierTermFields,
} from './audited-fields'
import {
  billingFields,
  certificateFields,
  consignmentFields,
  creditFields,
  fulfilmentFields,
  moneyFields,
} from './trade-fields'

/** How the audit shows one kind of record. */
interface AuditedResource {
  fields: AuditedFields
  /** The display name of a record, if its contents have one. */
  nameOf: (contents: Contents) => string
  formOf: (recordId: number, contents: Contents) => string
}

const masterData = ({ parents, fields, title, screens }: MasterData): AuditedResource => ({
  fields: {
    ...Object.fromEntries(parents.map(({ name, label }) => [name, { label: label() }])),
    ...shownFields(fields),
  },
  nameOf: (contents) => textIn(contents, title),
  formOf: (recordId) => `${screens.form}/${recordId}`,
})

const shownFields = (fields: MasterData['fields']): AuditedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, words }]) => [
      name,
      { label: label(), ...(words && { words: words() }) },
    ]),
  )

const resources = (): Readonly<Record<string, AuditedResource>> => ({
  ...Object.fromEntries(masterDataKinds.map((kind) => [kind.resource, masterData(kind)])),
  [stockResource]: {
    fields: stockFields(),
    nameOf: stockName,
    formOf: (recordId) => `/stock/${recordId}`,
  },
  Freight: { fields: freightFields(), nameOf: () => '', formOf: () => '/freight' },
  Fees: { fields: feeFields(), nameOf: () => '', formOf: () => '/fees' },
  Rating: { fields: ratingFields(), nameOf: () => '', formOf: () => '/ratings' },
  SupplierTerms: { fields: supplierTermFields(), nameOf: () => '', formOf: () => '/refusedLines' },
  Consignment: {
    fields: consignmentFields(),
    nameOf: (contents) => textIn(contents, 'orderNo'),
    formOf: (recordId) => `/consignments/${recordId}`,
  },
  Certificate: {
    fields: certificateFields(),
    nameOf: (contents) => textIn(contents, 'certificateNo'),
    formOf: (recordId) => `/certificates/${recordId}`,
  },
  // The other fields of a receipt are the invoices that it pays, by their numbers.
  Receipt: {
    fields: moneyFields(),
    nameOf: (contents) => textIn(contents, 'number'),
    formOf: () => '/money/receipts',
  },
  Invoice: {
    fields: moneyFields(),
    nameOf: (contents) => textIn(contents, 'number'),
    formOf: (recordId) => `/invoice/${recordId}`,
  },
  SupplierInvoice: {
    fields: moneyFields(),
    nameOf: (contents) => `${textIn(contents, 'number')} ${textIn(contents, 'sellerName')}`,
    formOf: (_, contents) => `/money/suppliers/${textIn(contents, 'sellerId')}`,
  },
  SupplierPayment: {
    fields: moneyFields(),
    nameOf: (contents) => `${textIn(contents, 'reference')} ${textIn(contents, 'sellerName')}`,
    formOf: (_, contents) => `/money/suppliers/${textIn(contents, 'sellerId')}`,
  },
  CreditTerms: {
    fields: creditFields(),
    nameOf: () => '',
    formOf: (companyId) => `/money/companies/${companyId}`,
  },
  FulfilmentSettings: { fields: fulfilmentFields(), nameOf: () => '', formOf: () => '/settings-of-trade' },
  BillingSettings: { fields: billingFields(), nameOf: () => '', formOf: () => '/settings-of-trade/billing' },
  Sessions: {
    fields: sessionFields(),
    nameOf: (contents) => textIn(contents, 'email'),
    formOf: () => '/accounts',
  },
  Order: {
    fields: orderFields(),
    nameOf: (contents) => textIn(contents, 'orderNo'),
    formOf: (recordId) => `/orderDetails/${recordId}`,
  },
})

function stockName(contents: Contents): string {
  const text = (field: string) => textIn(contents, field)
  const size = `${formatSection({ size: text('size'), thickness: text('thickness') })} × ${text('length')}\u00a0m`
  return `${text('brandName')} ${text('className')} ${size}`
}

/** Undefined for a kind of record without its own screen. */
export function resourceNamed(name: string): AuditedResource | undefined {
  const known = resources()
  return Object.hasOwn(known, name) ? known[name] : undefined
}

function textIn(contents: Contents, field: string): string {
  const value = contents[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
