import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { uploadEnquiry } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import sharp from 'sharp'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { insertFile } from './files.repository'
import { newStoredName, type FileStorage } from './storage'

const MEGABYTE = 1024 * 1024

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)
const admin = useAdmin(server)

beforeEach(async () => {
  await server.db.delete(enquiries)
  await server.db.delete(files)
})

const fields = { name: 'Asha', phoneNo: '9812345678', deliveryDays: '-1', deliveryPlace: '123401' }
const list = { name: 'list.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * MEGABYTE)]) }
const upload = (browser: TestBrowser) => filesOf(server, browser).send(uploadEnquiry, fields, list)

/** Uses up this much of the 500 MB. */
async function takeUp(browser: TestBrowser, bytes: number) {
  for (let left = bytes; left > 0; left -= 20 * MEGABYTE)
    await insertFile(server.db, {
      ...{ storedName: newStoredName('pdf'), originalName: 'old.pdf', mediaType: 'application/pdf' },
      ...{ bytes: Math.min(left, 20 * MEGABYTE), purpose: 'enquiry', ownerId: browser.userId },
    })
}

const stored = async (storage: FileStorage) => {
  let count = 0
  for await (const some of storage.list()) count += some.length
  return count
}

const REFUSED = {
  status: 400,
  lines: [{ error: 'The files of an account can take up at most 500 MB, and this one would exceed that.' }],
}

test('what would exceed the quota is refused, nothing of it is kept, and others aren’t concerned', async () => {
  await takeUp(buyer, 499 * MEGABYTE)
  expect(await upload(buyer)).toEqual(REFUSED)
  expect(await stored(server.storage)).toBe(0)
  expect(await server.db.$count(enquiries)).toBe(0)
  expect((await upload(other)).status).toBe(200)
})

test('of two files at once that each would just fit, one is kept', async () => {
  await takeUp(buyer, 497 * MEGABYTE)
  const before = await stored(server.storage)
  const answers = await Promise.all([upload(buyer), upload(buyer)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await stored(server.storage)).toBe(before + 1)
  expect(await server.db.$count(enquiries)).toBe(1)
})

test('pictures of stock count as well', async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const send = () => filesOf(server, admin).send(sendStockImage, {}, { name: 'pipe.png', bytes })
  expect((await send()).status).toBe(200)
  await takeUp(admin, 500 * MEGABYTE - 1000)
  const [{ bytes: drawn } = { bytes: 0 }] = await server.db.select().from(files).where(eq(files.purpose, 'stock-image'))
  await takeUp(admin, 1000 - drawn)
  expect(await send()).toEqual(REFUSED)
})
