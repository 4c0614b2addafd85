import { describe, expect, test } from 'vitest'
import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { classDetailsBasedOnDepartment } from '@lohahaat/contract/reference/kinds/class-details-based-on-department'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { paraCodeDetails } from '@lohahaat/contract/reference/kinds/para-code-details'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { subClassDetailsBasedOnClass } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import { subClass1DetailsBasedOnSubClass } from '@lohahaat/contract/reference/kinds/sub-class1-details-based-on-sub-class'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const visitor = new TestBrowser(server)

const brandNames = async (query: Record<string, unknown>) => {
  const { body, headers } = await visitor.send(brandDetails.calls.list, { brandId: -1, ...query })
  return { names: body.map(({ brandName }) => brandName), total: Number(headers['total-count']) }
}
const subClassesOf = async (className: string) => {
  const classes = (await visitor.send(classDetails.calls.list, { classId: -1 })).body
  const found = classes.find((row) => row.className === className)
  return (await visitor.send(subClassDetailsBasedOnClass, { classId: found?.classId })).body
}

describe('lists', () => {
  test('pages put together are the whole list, and each tells how long that is', async () => {
    const whole = await brandNames({})
    const first = await brandNames({ page: 1, pageSize: 10 })
    const second = await brandNames({ page: 2, pageSize: 10 })
    const third = await brandNames({ page: 3, pageSize: 10 })
    expect([...first.names, ...second.names, ...third.names]).toEqual(whole.names)
    expect(first.names).toHaveLength(10)
    expect(first.total).toBe(whole.names.length)
    expect(third.total).toBe(whole.names.length)
    expect((await brandNames({ page: 400 })).names).toEqual([])
  })

  test('a page has 25 rows unless another size is asked for', async () => {
    const { body } = await visitor.send(subClassDetails.calls.list, { sizeId: -1, page: 1 })
    expect(body).toHaveLength(25)
  })

  test('brands stand in the order of their names, or the other way round', async () => {
    const { names } = await brandNames({ sort: 'brandName' })
    expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).sort())
    expect((await brandNames({ sort: '-brandName' })).names).toEqual(names.toReversed())
  })

  test('a search finds every word anywhere, whatever its case', async () => {
    const { names, total } = await brandNames({ search: 'TATA', page: 1 })
    expect(names.length).toBe(total)
    expect(names).toContain('Tata Structura')
    expect((await brandNames({ search: 'structura tata' })).names).toEqual(['Tata Structura'])
    expect((await brandNames({ search: '%' })).names).toEqual([])
    expect((await brandNames({ search: '' })).names.length).toBeGreaterThan(20)
  })

  test('sizes are searched by their class, and counted so', async () => {
    const query = { sizeId: -1, search: 'shs 50x50', page: 1 }
    const { body, headers } = await visitor.send(subClassDetails.calls.list, query)
    expect(body.map((row) => `${row.className} ${row.size}`)).toEqual(['SHS 50x50'])
    expect(headers['total-count']).toBe('1')
  })

  test('sizes stand in the order of their figures', async () => {
    const sizes = (await subClassesOf('GI')).map(({ size }) => Number.parseInt(size, 10))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes.length).toBeGreaterThan(5)
  })

  test.each([
    { page: 0 },
    { page: 'x' },
    { page: 1.5 },
    { pageSize: 101 },
    { pageSize: 0 },
    { sort: 'password' },
    { sort: '' },
    { search: 'x'.repeat(101) },
    { search: '\u0000' },
  ])('%j is a 400', async (query) => {
    expect((await visitor.send(brandDetails.calls.list, { brandId: -1, ...query })).status).toBe(400)
  })
})

describe('parents', () => {
  test('the choices below a record, and none below an unknown one', async () => {
    const [department] = (await visitor.send(departmentDetails.calls.list, { departmentId: -1 })).body
    const departmentId = department?.departmentId
    const classes = (await visitor.send(classDetailsBasedOnDepartment, { departmentId })).body
    expect(classes.map(({ className }) => className)).toContain('SHS')
    expect(classes.every((row) => row.departmentId === departmentId)).toBe(true)
    const [size] = await subClassesOf('SHS')
    const walls = (await visitor.send(subClass1DetailsBasedOnSubClass, { sizeId: size?.sizeId })).body
    expect(walls[0]).toMatchObject({ className: 'SHS', size: size?.size })
    expect((await visitor.send(classDetailsBasedOnDepartment, { departmentId: 999_999 })).body).toEqual([])
    expect((await visitor.send(classDetailsBasedOnDepartment, { departmentId: 'x' })).status).toBe(400)
  })

  test('a name may stand in two parents', async () => {
    const department = async (departmentName: string) =>
      (await admin.send(departmentDetails.calls.create, { departmentName })).body.departmentId
    const [channels, beams] = [await department('Channels'), await department('Beams')]
    const classOf = async (departmentId: number, className: string) =>
      (await admin.send(classDetails.calls.create, { departmentId, className })).status
    expect(await classOf(channels, 'ISMC')).toBe(200)
    expect(await classOf(beams, 'ISMC')).toBe(200)
    expect(await classOf(beams, 'ismc')).toBe(400)
  })

  test.each([
    { departmentId: 999_999, error: 'There is no such Department.' },
    { departmentId: 0, error: 'Please select Department.' },
    { departmentId: -1, error: 'Please select Department.' },
    { departmentId: undefined, error: 'Please select Department.' },
    { departmentId: '1', error: 'Please select Department.' },
  ])('a class of department $departmentId is refused: $error', async ({ departmentId, error }) => {
    const input = { departmentId, className: 'Nowhere' }
    expect(await admin.send(classDetails.calls.create, input)).toMatchObject({ status: 400, error })
  })

  test('a parent given with the record decides those above it', async () => {
    const [size] = await subClassesOf('SHS')
    const input = { ...size, departmentId: 999, departmentName: 'x', className: 'y', size: '777x777' }
    const { body } = await admin.send(subClassDetails.calls.create, input)
    expect(body).toMatchObject({ departmentId: size?.departmentId, className: 'SHS', size: '777x777' })
  })

  test('a record never moves to another parent', async () => {
    const [size] = await subClassesOf('RHS')
    const [elsewhere] = await subClassesOf('SHS')
    const moved = { ...size, classId: elsewhere?.classId }
    expect(await admin.send(subClassDetails.calls.update, moved)).toMatchObject({
      status: 400,
      error: "The Class of a record can't be changed.",
    })
    const query = { sizeId: size?.sizeId }
    expect((await visitor.send(subClassDetails.calls.list, query)).body).toEqual([size])
  })
})

describe('parameters', () => {
  test('the kinds of parameters', async () => {
    expect((await visitor.send(paraCodeDetails)).body).toEqual(['Delivery', 'Grade', 'Standard', 'Stamp', 'Payment'])
  })

  test('of one kind, or of all with an empty one', async () => {
    const of = async (parameterCode: string) =>
      (await visitor.send(paraMasterDetails.calls.list, { parameterId: -1, parameterCode })).body
    expect(new Set((await of('Stamp')).map(({ parameterCode }) => parameterCode))).toEqual(new Set(['Stamp']))
    expect(new Set((await of('')).map(({ parameterCode }) => parameterCode)).size).toBe(5)
    expect(await of('Colour')).toEqual([])
  })

  test('deliveries to choose from, the soonest first', async () => {
    const { body } = await visitor.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Delivery' })
    expect(body[0]).toEqual({ parameterId: expect.any(Number), parameterText: 'Ready stock (1-3 days)' })
    expect((await visitor.send(paraMasterDetailsWithParaCode1)).status).toBe(400)
  })

  test.each(['Please Select', 'delivery', '', null])('the kind %j is refused', async (parameterCode) => {
    const answer = await admin.send(paraMasterDetails.calls.create, { parameterCode, parameterText: 'Tomorrow' })
    expect(answer).toMatchObject({ status: 400, error: 'Please select Para Code.' })
  })
})

describe('sellers', () => {
  const seller = {
    organizationName: 'Yadav Pipes',
    sellerName: 'S. Yadav',
    sellerLocation: 123401,
    status: true,
    sellerPhoneNo: '01274-222333',
    sellerOfficeAddress: 'Circular Road, Rewari',
    commissionIsDefault: false,
    commissionPercent: 0.29,
  }

  test('the verified mark stays when a body says nothing of it', async () => {
    const { body } = await admin.send(sellerDetails.calls.create, { ...seller, verified: true })
    expect(body).toMatchObject({ verified: true, commissionPercent: 0.29 })
    const changed = await admin.send(sellerDetails.calls.update, { ...seller, id: body.id, sellerName: 'Sunita Yadav' })
    expect(changed.body).toMatchObject({ verified: true, sellerName: 'Sunita Yadav' })
  })

  test.each([
    { sellerLocation: 12_345 },
    { sellerLocation: '123401' },
    { sellerLocation: 123_401.5 },
    { commissionPercent: -1 },
    { commissionPercent: 100.01 },
    { commissionPercent: 1.005 },
    { commissionPercent: null },
    { status: 'true' },
    { sellerPhoneNo: '' },
    { sellerOfficeAddress: '' },
  ])('%j is refused', async (change) => {
    const answer = await admin.send(sellerDetails.calls.create, { ...seller, organizationName: 'Other', ...change })
    expect(answer.status).toBe(400)
    expect(answer.error).not.toBe('')
  })
})
