import { expect, test } from 'vitest'
import { classDetails } from '@lohahaat/contract/class/class-details'
import { sellerDetails } from '@lohahaat/contract/seller/seller-details'
import { emptyValues, inputOf, valuesOf } from './form-values'

const seller = {
  id: 4,
  organizationName: 'Yadav Pipes',
  sellerName: 'S. Yadav',
  sellerPhoneNo: '9812345678',
  sellerOfficeAddress: 'Rewari',
  sellerLocation: 123401,
  comissionPercentage: 1.25,
  comissionIsDefault: false,
  status: true,
  verified: false,
  version: 3,
}

test('a new seller is active, at the default PIN code and commission', () => {
  expect(emptyValues(sellerDetails)).toMatchObject({ sellerLocation: '123401', comissionPercentage: '0', status: true })
})

test('a loaded seller goes back over the wire as it came', () => {
  const { id: _, version: __, ...fields } = seller
  expect(inputOf(sellerDetails, valuesOf(sellerDetails, seller))).toEqual(fields)
})

test('an emptied figure is missing, not zero', () => {
  const values = { ...valuesOf(sellerDetails, seller), comissionPercentage: '' }
  expect(inputOf(sellerDetails, values)['comissionPercentage']).toBeUndefined()
})

test('a new class names its department by id, an edited one leaves it alone', () => {
  const values = { ...emptyValues(classDetails), className: 'Oval' }
  expect(inputOf(classDetails, { ...values, departmentId: '1' })).toEqual({ departmentId: 1, className: 'Oval' })
  expect(inputOf(classDetails, { className: 'Oval' })).toEqual({ className: 'Oval' })
})
