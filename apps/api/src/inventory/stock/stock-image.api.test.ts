import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import { files } from '../../db/tables/platform/files'
import { findFile } from '../../platform/files/files.repository'
import { findUserByEmail } from '../../identity/accounts/users.repository'
import { someUser } from '../../testing/people'
import { filesOf, useStockDesk } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const desk = useStockDesk(server)
const picture = () => sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#446688' } })

const sent = async (bytes: Buffer | string, name = 'pipe.jpg') => {
  const { status, lines } = await desk.send(sendStockImage, {}, { name, bytes: Buffer.from(bytes) })
  return { status, ...(lines[0] as { imageFileName?: string; error?: string }) }
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is kept as a smaller WebP, and everyone can see it',
  async (format) => {
    const { status, imageFileName = '' } = await sent(await picture().toFormat(format).toBuffer())
    expect(status).toBe(200)
    const shown = await server.app.inject(`/images/${imageFileName}`)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 600 })
    const owner = await findUserByEmail(server.db, 'admin@lohahaat.example')
    expect(await findFile(server.db, imageFileName)).toMatchObject({
      originalName: 'pipe.jpg',
      purpose: 'stock-image',
      bytes: shown.rawPayload.length,
      ownerId: owner?.id,
    })
  },
)

test.each(['../../etc/passwd', 'a\u0000b\r\n.png', 'पाइप 🏗️.png', '"; drop table files; --.png'])(
  'the name %j is no harm',
  async (name) => {
    const { status, imageFileName = '' } = await sent(await picture().png().toBuffer(), name)
    expect(status).toBe(200)
    expect(imageFileName).toMatch(/^[\da-f]{32}\.webp$/)
  },
)

test('what is no picture is refused, and nothing is kept', async () => {
  const before = await server.db.$count(files)
  const half = (await picture().jpeg().toBuffer()).subarray(0, 900)
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.4', half, 'PK\u0003\u0004']) {
    expect(await sent(bytes)).toEqual({ status: 400, error: expect.stringMatching(/picture/) })
  }
  expect(await sent(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
  expect(await server.db.$count(files)).toBe(before)
})

test('pictures are for administrators', async () => {
  const buyer = new TestBrowser(server)
  await buyer.signIn(await someUser(server.db))
  const file = { name: 'pipe.png', bytes: Buffer.from(await picture().png().toBuffer()) }
  expect((await filesOf(server, new TestBrowser(server)).send(sendStockImage, {}, file)).status).toBe(401)
  expect((await filesOf(server, buyer).send(sendStockImage, {}, file)).status).toBe(403)
  const owned = await findUserByEmail(server.db, 'buyer@lohahaat.example')
  expect(await server.db.$count(files, eq(files.ownerId, owned?.id ?? 0))).toBe(0)
})
