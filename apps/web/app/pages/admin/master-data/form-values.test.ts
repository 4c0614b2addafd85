import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import { describe, expect, test } from 'vitest'
import { emptyValues, inputOf, valuesOf } from './form-values'

const seller = {
  id: 4,
  organizationName: 'Yadav Pipes',
  sellerName: 'S. Yadav',
  sellerPhoneNo: '9812345678',
  sellerOfficeAddress: 'Rewari',
  sellerLocation: 123401,
  commissionPercent: 1.25,
  commissionIsDefault: false,
  status: true,
  verified: false,
  version: 3,
}

test('a new seller is active, at the default PIN code and commission', () => {
  expect(emptyValues(sellerDetails)).toMatchObject({ sellerLocation: '123401', commissionPercent: '0', status: true })
})

test('a loaded seller goes back over the wire as it came', () => {
  expect(inputOf(sellerDetails, valuesOf(sellerDetails, seller), seller)).toEqual(seller)
})

test('an emptied figure is missing, not zero', () => {
  const values = { ...valuesOf(sellerDetails, seller), commissionPercent: '' }
  expect(inputOf(sellerDetails, values, seller)['commissionPercent']).toBeUndefined()
})

describe('the body is the whole record', () => {
  const above = { departmentId: '1', departmentName: 'Pipe', classId: '2', className: 'SHS' }
  const size = { sizeId: 3, size: '40x40', departmentId: 1, departmentName: 'Pipe', classId: 2 }

  test('of a new brand, a new parameter and a new department, with no id yet', () => {
    expect(inputOf(brandDetails, { brandName: 'Apl', brandDescription: 'Tubes' }, null)).toEqual({
      brandId: 0,
      brandName: 'Apl',
      brandDescription: 'Tubes',
    })
    expect(inputOf(paraMasterDetails, { parameterCode: 'Grade', parameterText: 'E350' }, null)).toEqual({
      parameterId: 0,
      parameterCode: 'Grade',
      parameterText: 'E350',
    })
    expect(inputOf(departmentDetails, { departmentName: 'Pipe' }, null)).toEqual({
      departmentId: 0,
      departmentName: 'Pipe',
    })
  })

  test('of a new class, with its department', () => {
    expect(inputOf(classDetails, { ...above, className: 'Oval' }, null)).toEqual({
      classId: 0,
      className: 'Oval',
      departmentId: 1,
      departmentName: 'Pipe',
    })
  })

  test('of a new size, with everything above it', () => {
    expect(inputOf(subClassDetails, { ...above, size: '40x40' }, null)).toEqual({
      ...size,
      sizeId: 0,
      className: 'SHS',
    })
  })

  test('of a new thickness, with everything above it', () => {
    const values = { ...above, sizeId: '3', size: '40x40', thickness: '3.2' }
    expect(inputOf(subClass1Details, values, null)).toEqual({
      ...size,
      className: 'SHS',
      thicknessId: 0,
      thickness: '3.2',
    })
  })

  test('of a changed one, with what is above it as it was loaded', () => {
    const record = { ...size, className: 'SHS', version: 5 }
    expect(inputOf(subClassDetails, { size: '50x50' }, record)).toEqual({ ...record, size: '50x50' })
  })

  test.each([brandDetails, paraMasterDetails, departmentDetails, classDetails, subClassDetails, subClass1Details])(
    'which the server takes: $resource',
    (kind) => {
      const typed = { parameterCode: 'Grade', parameterText: 'E350', brandName: 'Apl', brandDescription: 'Tubes' }
      const names = { ...above, sizeId: '3', size: '40x40', thickness: '3.2', ...typed }
      expect(kind.calls.create.input.safeParse(inputOf(kind, names, null)).success).toBe(true)
    },
  )
})
