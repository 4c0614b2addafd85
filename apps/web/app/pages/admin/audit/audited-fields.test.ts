import { billingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import { stockResource } from '@lohahaat/contract/inventory/stock/stock-choices'
import { stockItemText } from '@lohahaat/contract/inventory/stock/stock-item'
import { feeFields as feeInput } from '@lohahaat/contract/ordering/fees/fee-details'
import { defaultFulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { hindiReader, setReader } from '@lohahaat/domain/platform/language'
import { expect, test } from 'vitest'
import { feeFields, labelOf, orderFields, shown, stockFields } from './audited-fields'
import { flattened } from './differences'
import { resourceNamed } from './resources'
import { billingFields, consignmentFields, fulfilmentFields } from './trade-fields'

test('every field that is kept of stock and fees has a label', () => {
  expect(Object.keys(stockFields()).sort()).toEqual(Object.keys(stockItemText.shape).sort())
  expect(Object.keys(feeFields()).sort()).toEqual(Object.keys(feeInput).sort())
})

test('every figure of the settings that the law or a buyer may change has a label', () => {
  const paths = Object.keys(flattened(billingSettings.parse({}))).filter(
    (path) => !/^tally\.|Key$|ofStates$/.test(path),
  )
  expect(paths.filter((path) => labelOf(billingFields(), path) === path)).toEqual([])
  const limits = Object.keys(defaultFulfilmentSettings)
  expect(limits.filter((name) => labelOf(fulfilmentFields(), name) === name)).toEqual([])
})

test.each([
  { resource: 'Brand', field: 'brandName', label: 'Brand Name' },
  { resource: 'Class', field: 'departmentName', label: 'Department' },
  { resource: 'Seller', field: 'commissionPercent', label: 'Commission(%)' },
  { resource: stockResource, field: 'thickness', label: 'Thickness' },
  { resource: 'Consignment', field: 'vehicleNo', label: 'Vehicle number' },
  { resource: 'FulfilmentSettings', field: 'divisionKg', label: 'Division of a bridge' },
  { resource: 'BillingSettings', field: 'eway.kmPerDay', label: 'Kilometres a day' },
  { resource: 'Receipt', field: 'cancelReason', label: 'Cancelled because' },
  { resource: 'SupplierInvoice', field: 'payable', label: 'To pay' },
  { resource: 'Receipt', field: 'INV/26-27/000001', label: 'INV/26-27/000001' },
  { resource: 'Brand', field: 'brandId', label: 'brandId' },
  { resource: 'Brand', field: 'constructor', label: 'constructor' },
  { resource: 'Something new', field: 'depth', label: 'depth' },
  { resource: 'constructor', field: 'name', label: 'name' },
])('$field of $resource is called $label', ({ resource, field, label }) => {
  expect(labelOf(resourceNamed(resource)?.fields ?? {}, field)).toBe(label)
})

test.each([
  { resource: 'Seller', field: 'status', value: false, text: 'Inactive' },
  { resource: 'Seller', field: 'sellerLocation', value: 123401, text: '123401' },
  { resource: stockResource, field: 'mtc', value: true, text: 'Yes' },
  { resource: stockResource, field: 'price', value: 62000.5, text: '₹62,000.50' },
  { resource: stockResource, field: 'price', value: 1e-7, text: '1e-7' },
  { resource: stockResource, field: 'length', value: 6, text: '6\u00a0m' },
  { resource: stockResource, field: 'grade', value: null, text: '(empty)' },
  { resource: 'CreditTerms', field: 'limit', value: 500000, text: '₹5,00,000.00' },
  { resource: 'Receipt', field: 'amount', value: 1000, text: '₹1,000.00' },
  { resource: 'CreditTerms', field: 'remindersOff', value: true, text: 'Off' },
  { resource: 'Fees', field: 'gstPercent', value: 0, text: '0\u00a0%' },
  { resource: 'Brand', field: 'brandDescription', value: '<b>bold</b>', text: '<b>bold</b>' },
  { resource: 'Something new', field: 'sizes', value: ['40x40', 2], text: '["40x40",2]' },
])('$field of $resource is shown as $text', ({ resource, field, value, text }) => {
  expect(shown(resourceNamed(resource)?.fields ?? {}, field, value)).toBe(text)
})

test('a state has its name in the reader’s language', () => {
  const before = setReader(() => hindiReader)
  const said = [shown(orderFields(), 'status', 'Processing'), shown(consignmentFields(), 'state', 'Received')]
  setReader(before)
  expect(said).toEqual(['तैयारी में', 'माल मिला'])
  expect(shown(orderFields(), 'status', 'constructor')).toBe('constructor')
})

test('a record is called by its name and leads to its form', () => {
  expect(resourceNamed('Brand')?.nameOf({ brandName: 'Tata' })).toBe('Tata')
  expect(resourceNamed('Brand')?.formOf(3, {})).toBe('/brand/3')
  expect(resourceNamed(stockResource)?.formOf(3, {})).toBe('/stock/3')
  expect(resourceNamed('Fees')?.formOf(3, {})).toBe('/fees')
  expect(resourceNamed('Order')?.nameOf({ orderNo: 'LH/26-27/000003' })).toBe('LH/26-27/000003')
  expect(resourceNamed('Order')?.formOf(3, {})).toBe('/orderDetails/3')
  expect(resourceNamed('Consignment')?.formOf(3, {})).toBe('/consignments/3')
  expect(resourceNamed('CreditTerms')?.formOf(3, {})).toBe('/money/companies/3')
  expect(resourceNamed('Invoice')?.formOf(3, {})).toBe('/invoice/3')
  expect(resourceNamed('SupplierInvoice')?.formOf(3, { sellerId: 7 })).toBe('/money/suppliers/7')
  expect(resourceNamed('Receipt')?.nameOf({ number: 'RC/26-27/000003' })).toBe('RC/26-27/000003')
})
