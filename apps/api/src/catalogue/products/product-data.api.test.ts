import { expect, test } from 'vitest'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)
const send = (query: object) => new TestBrowser(server).send(fetchProductData, query)
const tabs = (department: string) => send({ department })

test.each(['tubes', 'TUBES', ' Tubes '])('%s has a tab for each class with something to sell', async (name) => {
  const { status, body } = await tabs(name)
  expect(status).toBe(200)
  expect(body).toEqual([
    { departmentId: shelf.departmentId, classId: shelf.classId.Square, className: 'Square', items: 6 },
    { departmentId: shelf.departmentId, classId: shelf.classId.Round, className: 'Round', items: 3 },
  ])
})

test('the demo department has the seven classes of the landing page', async () => {
  const { body } = await tabs('pipe')
  expect(body.map(({ className }) => className)).toEqual([
    'Round Black',
    'Hollow Section GP',
    'Round GP 2',
    'GI',
    'SHS',
    'RHS',
    'GP',
  ])
})

test.each(['angles', '%', "' or 1=1 --"])('the unknown department %s has no tabs', async (name) => {
  expect(await tabs(name)).toMatchObject({ status: 200, body: [] })
})

test.each([{}, { department: '' }, { department: ' ' }])('%j is a 400', async (query) => {
  expect(await send(query)).toMatchObject({ status: 400, error: 'Department is missing.' })
})
