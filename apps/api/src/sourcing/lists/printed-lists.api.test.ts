import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { readEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-file'
import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import { priceList } from '@lohahaat/contract/sourcing/lists/price-list'
import { priceListFile } from '@lohahaat/contract/sourcing/lists/price-list-file'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { judgeList, type Verdict } from '../../testing/printed/judge-list'
import { hostilePdfs, somePdfs } from '../../testing/printed/some-pdfs'
import { takePhoto } from '../../testing/printed/take-photo'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)

/** A busy machine takes ten times as long. */
const SLOW = { timeout: 300_000 }
/** Lines in Plex and a table each in Noto and Plex, the last in the smallest letters. */
const SEEDS = [2, 3, 6]

beforeEach(async () => {
  await server.db.execute(sql`delete from rate_limits`)
})

async function priceFile(bytes: Buffer) {
  const files = filesOf(server, new TestBrowser(server))
  const { status, lines } = await files.send(priceListFile, {}, { name: 'list', bytes: Buffer.from(bytes) })
  return { status, ...(lines[0] as { lines?: PricedLine[]; error?: string }) }
}

describe('a photo', () => {
  test('of a printed list is read, and nothing wrong is without a mark', SLOW, async () => {
    const verdicts: Verdict[] = []
    for (const seed of SEEDS) {
      const { jpeg, lines } = await takePhoto(seed)
      const { status, lines: read = [] } = await priceFile(jpeg)
      expect(status).toBe(200)
      expect(read.every(({ fromPhoto }) => fromPhoto)).toBe(true)
      verdicts.push(
        judgeList(
          lines,
          read.filter(({ aside }) => aside === null),
        ),
      )
    }
    const sum = (of: 'lines' | 'right') => verdicts.reduce((all, verdict) => all + verdict[of], 0)
    expect(verdicts.flatMap(({ unmarked }) => unmarked)).toEqual([])
    expect(sum('right') / sum('lines')).toBeGreaterThanOrEqual(0.9)
  })

  test.each([
    { say: 'an account', key: () => `photos:${buyer.userId}`, points: 120, browser: () => buyer },
    { say: 'a network', key: () => 'photos-network:127.0.0.1', points: 60, browser: () => new TestBrowser(server) },
  ])('of $say that has sent too many waits, and its sheets do not', async ({ key, points, browser }) => {
    await server.db.execute(
      sql`insert into rate_limits (key, points, expire) values (${key()}, ${points}, ${Date.now() + 3_600_000})`,
    )
    const send = (bytes: Buffer<ArrayBuffer>) =>
      filesOf(server, browser()).send(priceListFile, {}, { name: 'list', bytes })
    const { jpeg } = await takePhoto(1)
    expect((await send(Buffer.from(jpeg))).status).toBe(429)
    expect((await send(Buffer.from('SHS 50x50x2.9 60 nos'))).status).toBe(200)
  })

  test('stays marked until somebody has looked at its lines', async () => {
    const line = { line: 'SHS 50x50x2.9 60 nos', fromPhoto: true }
    const { body } = await buyer.send(priceList, { lines: [line, { ...line, fromPhoto: false }] })
    expect(body.lines.map(({ fromPhoto }) => fromPhoto)).toEqual([true, false])
  })
})

describe('a PDF', () => {
  test.each(somePdfs())('of $say is read', SLOW, async ({ bytes, lines }) => {
    const { status, lines: read = [] } = await priceFile(bytes)
    expect(status).toBe(200)
    expect(read.some(({ fromPhoto }) => fromPhoto)).toBe(false)
    expect(
      judgeList(
        lines,
        read.filter(({ aside }) => aside === null),
      ),
    ).toMatchObject({
      right: lines.length,
      unmarked: [],
    })
  })

  test.each(hostilePdfs.filter(({ answer }) => answer !== 'tooManyPages'))(
    'of $say is refused',
    async ({ bytes, answer }) => {
      expect(await priceFile(bytes())).toMatchObject({ status: 400, error: refusalTexts[answer] })
    },
  )

  test('is read for an enquiry too', async () => {
    const [plain] = somePdfs()
    if (!plain) throw new Error('There is no PDF')
    const sent = { name: 'list.pdf', bytes: Buffer.from(plain.bytes) }
    const { status, lines } = await filesOf(server, buyer).send(readEnquiryFile, {}, sent)
    expect(status).toBe(200)
    const read = lines[0] as unknown as EnquiryLine[]
    expect(judgeList(plain.lines, read).right).toBe(plain.lines.length)
  })
})

test('what is no list is refused', async () => {
  expect(await priceFile(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'))).toMatchObject({
    status: 400,
    error: refusalTexts.notAList,
  })
})
