import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { MOST_LINES, type EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { readEnquiryLines } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-lines'
import { leafIds, leafNamed } from '../../testing/enquiries'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)

beforeAll(async () => {
  // Two corners of that wall don't fit on the side, so that nobody knows what it weighs.
  const { sizeId } = await leafNamed(server.db, { size: '20x20', wall: '2' })
  await server.db.execute(sql`insert into sub_classes1 (sub_class_id, name) values (${sizeId}, '6')`)
})

async function read(text: string): Promise<EnquiryLine[]> {
  const { status, body, error } = await buyer.send(readEnquiryLines, { text })
  expect({ status, error }).toEqual({ status: 200, error: undefined })
  return body
}

const leafOf = (name: string) => leafIds(server.db, name)

test.each([
  { line: 'SHS 50x50x2.9 3.5 ton', leaf: 'SHS / 50x50 / 2.9', asked: '3.5 Ton', note: null },
  { line: 'SHS 50x50x2.9 300 kg', leaf: 'SHS / 50x50 / 2.9', asked: '0.3 Ton', note: '300 kg are 0.3 ton.' },
  {
    line: 'SHS 50x50x2.9 300 mtr',
    leaf: 'SHS / 50x50 / 2.9',
    asked: '50 Pieces',
    note: '300 m are 50 pieces of 6 m.',
  },
  { line: 'RHS 50 X 100 X 4 40 nos', leaf: 'RHS / 100x50 / 4', asked: '40 Pieces', note: null },
  { line: 'SHS 38.1x38.1x2 10 nos', leaf: 'SHS / 38x38 / 2', asked: '10 Pieces', note: null },
  { line: 'SHS 50x50x2.95 10 nos', leaf: 'SHS / 50x50 / 2.9', asked: '10 Pieces', note: null },
  { line: 'MS ERW pipe 60.3 OD x 3.65 mm 10 nos', leaf: 'Round Black / 50 NB / 3.6', asked: '10 Pieces' },
  { line: 'GI pipe 50NB B class', leaf: 'GI / 50 NB / 3.6', asked: null },
  { line: 'SHS 50x50x7 10 nos', leaf: null, asked: '10 Pieces', note: 'Not in our list of sizes.' },
  { line: 'SHS 20x20x6 10 nos', leaf: 'SHS / 20x20 / 6', asked: null, note: /weight of a piece is not known/ },
  { line: `SHS 50x50x2.9 ${'9'.repeat(400)} kg`, leaf: 'SHS / 50x50 / 2.9', asked: null },
])('$line', async ({ line, leaf, asked, note }) => {
  const [found] = await read(line)
  expect(found?.item).toEqual(leaf && (await leafOf(leaf)))
  expect(found?.asked && `${found.asked.quantity} ${found.asked.unit}`).toBe(asked)
  if (note !== undefined) expect(found?.note).toEqual(note instanceof RegExp ? expect.stringMatching(note) : note)
})

test('of a thousand lines, and not of more', async () => {
  const line = 'SHS 50x50x2.9 25 nos'
  expect(await read(`${line}\r\n\r\n`.repeat(MOST_LINES))).toHaveLength(MOST_LINES)
  const { status, error } = await buyer.send(readEnquiryLines, { text: `${line}\n`.repeat(MOST_LINES + 1) })
  expect({ status, error }).toEqual({ status: 400, error: 'A list can have at most 1,000 lines.' })
})

test('copied from a spreadsheet, by the names of its columns', async () => {
  const [found, ...others] = await read('S.No\tNB\tClass\tQty\tUOM\tItem\n1\t50\tB\t40\tNos\tGI pipe\n')
  expect(others).toEqual([])
  expect(found).toMatchObject({ certain: true, line: '1 50 B 40 Nos GI pipe', asked: { quantity: 40, unit: 'Pieces' } })
  expect(found?.item).toEqual(await leafOf('GI / 50 NB / 3.6'))
})
