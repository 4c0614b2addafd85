import { expect, test } from 'vitest'
import { pdfPages } from '../../testing/pdf-text'
import { useShelf } from '../../testing/shelf'
import { useTestServer } from '../../testing/test-server'
import { readRows } from '../../platform/spreadsheets/read-rows'

const server = useTestServer()
const shelf = useShelf(server)

const take = async (query: string) => {
  const url = `/ProductDetail/LH/RatesFile?ClassId=${shelf.classId.Square}&${query}`
  const { statusCode: status, headers, rawPayload: bytes } = await server.app.inject({ url })
  return { status, headers, bytes }
}

test('the card of a make in one length, on paper, says what it is narrowed to', { timeout: 60_000 }, async () => {
  const { status, headers, bytes } = await take(`Format=pdf&SelectedBrands=${shelf.brandId('Tata Structura')}&Length=6`)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toMatch(/lohahaat-rates-square-\d{4}-\d\d-\d\d\.pdf/)
  const [page] = await pdfPages(bytes)
  expect(page).toContain('Square rate card')
  expect(page).toContain('Tata Structura · 6 m')
  expect(page).toContain('50 × 50 62,000')
})

test('as a sheet it has a line for each size and wall, with figures that can be calculated with', async () => {
  const { status, bytes } = await take('Format=xlsx')
  expect(status).toBe(200)
  const sheet = JSON.stringify(await readRows(bytes, 100))
  for (const text of ['Lowest ₹/MT before GST', '100x50', '58000', 'Heavy']) expect(sheet).toContain(text)
})

test.each(['', 'Format=doc', 'Format=pdf&Length=long'])('there is no file for %j', async (query) => {
  expect((await take(query)).status).toBe(400)
})
