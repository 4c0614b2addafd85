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
  const { body, headers } = await visitor.send(brandDetails.calls.list, { BrandId: -1, ...query })
  return { names: body.map(({ brandName }) => brandName), total: Number(headers['total-count']) }
}
const subClassesOf = async (className: string) => {
  const classes = (await visitor.send(classDetails.calls.list, { ClassId: -1 })).body
  const found = classes.find((row) => row.className === className)
  return (await visitor.send(subClassDetailsBasedOnClass, { ClassId: found?.classId })).body
}

describe('lists', () => {
  test('pages put together are the whole list, and each tells how long that is', async () => {
    const whole = await brandNames({})
    const first = await brandNames({ Page: 1, PageSize: 10 })
    const second = await brandNames({ Page: 2, PageSize: 10 })
    const third = await brandNames({ Page: 3, PageSize: 10 })
    expect([...first.names, ...second.names, ...third.names]).toEqual(whole.names)
    expect(first.names).toHaveLength(10)
    expect(first.total).toBe(whole.names.length)
    expect(third.total).toBe(whole.names.length)
    expect((await brandNames({ Page: 400 })).names).toEqual([])
  })

  test('a page has 25 rows unless another size is asked for', async () => {
    const { body } = await visitor.send(subClassDetails.calls.list, { SubClassId: -1, Page: 1 })
    expect(body).toHaveLength(25)
  })

  test('brands stand in the order of their names, or the other way round', async () => {
    const { names } = await brandNames({ Sort: 'brandName' })
    expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).sort())
    expect((await brandNames({ Sort: '-brandName' })).names).toEqual(names.toReversed())
  })

  test('a search finds every word anywhere, whatever its case', async () => {
    const { names, total } = await brandNames({ Search: 'TATA', Page: 1 })
    expect(names.length).toBe(total)
    expect(names).toContain('Tata Structura')
    expect((await brandNames({ Search: 'structura tata' })).names).toEqual(['Tata Structura'])
    expect((await brandNames({ Search: '%' })).names).toEqual([])
    expect((await brandNames({ Search: '' })).names.length).toBeGreaterThan(20)
  })

  test('sizes are searched by their class, and counted so', async () => {
    const query = { SubClassId: -1, Search: 'shs 50x50', Page: 1 }
    const { body, headers } = await visitor.send(subClassDetails.calls.list, query)
    expect(body.map((row) => `${row.className} ${row.subClassName}`)).toEqual(['SHS 50x50'])
    expect(headers['total-count']).toBe('1')
  })

  test('sizes stand in the order of their figures', async () => {
    const sizes = (await subClassesOf('GI')).map(({ subClassName }) => Number.parseInt(subClassName, 10))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes.length).toBeGreaterThan(5)
  })

  test.each([
    { Page: 0 },
    { Page: 'x' },
    { Page: 1.5 },
    { PageSize: 101 },
    { PageSize: 0 },
    { Sort: 'password' },
    { Sort: '' },
    { Search: 'x'.repeat(101) },
    { Search: '\u0000' },
  ])('%j is a 400', async (query) => {
    expect((await visitor.send(brandDetails.calls.list, { BrandId: -1, ...query })).status).toBe(400)
  })
})

describe('parents', () => {
  test('the choices below a record, and none below an unknown one', async () => {
    const [department] = (await visitor.send(departmentDetails.calls.list, { DepartmentId: -1 })).body
    const DepartmentId = department?.departmentId
    const classes = (await visitor.send(classDetailsBasedOnDepartment, { DepartmentId })).body
    expect(classes.map(({ className }) => className)).toContain('SHS')
    expect(classes.every((row) => row.departmentId === DepartmentId)).toBe(true)
    const [size] = await subClassesOf('SHS')
    const walls = (await visitor.send(subClass1DetailsBasedOnSubClass, { SubClassId: size?.subClassId })).body
    expect(walls[0]).toMatchObject({ className: 'SHS', subClassName: size?.subClassName })
    expect((await visitor.send(classDetailsBasedOnDepartment, { DepartmentId: 999_999 })).body).toEqual([])
    expect((await visitor.send(classDetailsBasedOnDepartment, { DepartmentId: 'x' })).status).toBe(400)
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
    const input = { ...size, departmentId: 999, departmentName: 'x', className: 'y', subClassName: '777x777' }
    const { body } = await admin.send(subClassDetails.calls.create, input)
    expect(body).toMatchObject({ departmentId: size?.departmentId, className: 'SHS', subClassName: '777x777' })
  })

  test('a record never moves to another parent', async () => {
    const [size] = await subClassesOf('RHS')
    const [elsewhere] = await subClassesOf('SHS')
    const moved = { ...size, classId: elsewhere?.classId }
    expect(await admin.send(subClassDetails.calls.update, moved)).toMatchObject({
      status: 400,
      error: "The Class of a record can't be changed.",
    })
    const query = { SubClassId: size?.subClassId }
    expect((await visitor.send(subClassDetails.calls.list, query)).body).toEqual([size])
  })
})

describe('parameters', () => {
  test('the kinds of parameters', async () => {
    expect((await visitor.send(paraCodeDetails)).body).toEqual(['Delivery', 'Grade', 'Standard', 'Stamp', 'Payment'])
  })

  test('of one kind, or of all with an empty one', async () => {
    const of = async (ParaCode: string) =>
      (await visitor.send(paraMasterDetails.calls.list, { ParaID: -1, ParaCode })).body
    expect(new Set((await of('Stamp')).map(({ paraCode }) => paraCode))).toEqual(new Set(['Stamp']))
    expect(new Set((await of('')).map(({ paraCode }) => paraCode)).size).toBe(5)
    expect(await of('Colour')).toEqual([])
  })

  test('deliveries to choose from, the soonest first', async () => {
    const { body } = await visitor.send(paraMasterDetailsWithParaCode1, { ParaCode: 'Delivery' })
    expect(body[0]).toEqual({ paraId: expect.any(Number), paraDesc: 'Ready stock (1-3 days)' })
    expect((await visitor.send(paraMasterDetailsWithParaCode1)).status).toBe(400)
  })

  test.each(['Please Select', 'delivery', '', null])('the kind %j is refused', async (paraCode) => {
    const answer = await admin.send(paraMasterDetails.calls.create, { paraCode, paraDesc: 'Tomorrow' })
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
    comissionIsDefault: false,
    comissionPercentage: 0.29,
  }

  test('the verified mark stays when a body says nothing of it', async () => {
    const { body } = await admin.send(sellerDetails.calls.create, { ...seller, verified: true })
    expect(body).toMatchObject({ verified: true, comissionPercentage: 0.29 })
    const changed = await admin.send(sellerDetails.calls.update, { ...seller, id: body.id, sellerName: 'Sunita Yadav' })
    expect(changed.body).toMatchObject({ verified: true, sellerName: 'Sunita Yadav' })
  })

  test.each([
    { sellerLocation: 12_345 },
    { sellerLocation: '123401' },
    { sellerLocation: 123_401.5 },
    { comissionPercentage: -1 },
    { comissionPercentage: 100.01 },
    { comissionPercentage: 1.005 },
    { comissionPercentage: null },
    { status: 'true' },
    { sellerPhoneNo: '' },
    { sellerOfficeAddress: '' },
  ])('%j is refused', async (change) => {
    const answer = await admin.send(sellerDetails.calls.create, { ...seller, organizationName: 'Other', ...change })
    expect(answer.status).toBe(400)
    expect(answer.error).not.toBe('')
  })
})
