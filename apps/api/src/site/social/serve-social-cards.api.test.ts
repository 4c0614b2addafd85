import { sql } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useShelf, type ShelfItem } from '../../testing/shelf'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)

const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode: status, headers: answered, rawPayload: bytes } = await server.app.inject({ method, url, headers })
  return { status, headers: answered, bytes }
}
const urlOf = (item: ShelfItem) => `/social/product/${shelf.id[item]}.png`
const tagOf = async (url: string) => (await get(url)).headers['etag']

test('the site, a class, its rate card and a product each have a picture of their own, to be kept for some minutes', async () => {
  const ofClass = ['class', 'rates'].map((kind) => `/social/${kind}/${shelf.classId.Square}.png`)
  const urls = ['/social/pipe.png', ...ofClass, urlOf('apollo50'), urlOf('tata50nb')]
  const answers = await Promise.all(urls.map((url) => get(url)))
  for (const { status, headers, bytes } of answers) {
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' })
    expect(headers['cache-control']).toBe('public, max-age=600')
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: 1200, height: 630, hasAlpha: false })
  }
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(urls.length)
})

test('who has the picture is told so, and who asks for its head learns its size', async () => {
  const { headers, bytes } = await get(urlOf('apollo50'))
  const tag = String(headers['etag'])
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const answer = await get(urlOf('apollo50'), { 'if-none-match': known })
    expect({ status: answer.status, size: answer.bytes.length }).toEqual({ status: 304, size: 0 })
  }
  expect((await get(urlOf('apollo50'), { 'if-none-match': '"other"' })).status).toBe(200)
  const head = await get(urlOf('apollo50'), {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers).toMatchObject({ etag: tag, 'content-length': String(bytes.length) })
})

test('a change of price is a change of the picture', async () => {
  const before = await tagOf(urlOf('tata50'))
  await server.db.execute(sql`update stock_items set price_paise_per_ton = 6199950 where id = ${shelf.id.tata50}`)
  const after = await tagOf(urlOf('tata50'))
  expect(after).not.toBe(before)
  expect(await tagOf(urlOf('tata50'))).toBe(after)
})

test('whatever a brand, a class or a size is called, there is a picture', async () => {
  const change = (to: ReturnType<typeof sql>) => server.db.execute(to)
  await change(sql`update stock_items set piece_grams = null where id = ${shelf.id.heavy}`)
  const names = ['</path><script>', '"&amp;&#0;', '😀 \u202eحديد', 'शर्मा स्टील', 'W'.repeat(50), '\u200d']
  const tags = new Set<unknown>()
  for (const name of names) {
    await change(sql`update brands set name = ${name} where id = ${shelf.brandId('Hi-Tech')}`)
    await change(sql`update classes set name = ${name} where id = ${shelf.classId.Square}`)
    await change(sql`update sub_classes set name = ${name} where id = ${shelf.sizeId('Square', '50x50')}`)
    for (const url of [urlOf('heavy'), `/social/class/${shelf.classId.Square}.png`]) {
      const { status, headers } = await get(url)
      expect({ name, status }).toEqual({ name, status: 200 })
      tags.add(headers['etag'])
    }
  }
  expect(tags.size).toBe(2 * names.length)
})

test('there is none of what is not sold, or never was', async () => {
  const gone = [urlOf('gone'), `/social/class/${shelf.classId.Empty}.png`]
  const unknown = [
    'product/2147483648',
    'product/9999999999',
    'product/0',
    'product/1e3',
    'class/SHS',
    'class/',
    'pipes',
  ]
  const odd = ['/social/', '/social/product/1', '/social/product/1.png/2', '/social/..%2fpipe.png', '/social/%00.png']
  for (const url of [...gone, ...unknown.map((name) => `/social/${name}.png`), ...odd]) {
    expect({ url, status: (await get(url)).status }).toEqual({ url, status: 404 })
  }
})

test('while many are painted, the server answers others', async () => {
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from stock_items where active limit 12`)
  let painted = 0
  const paintings = rows.map(async ({ id }) => {
    expect((await get(`/social/product/${id}.png`)).status).toBe(200)
    painted++
  })
  const answeredAfter = new Set<number>()
  while (painted < rows.length) {
    expect((await get('/healthz')).status).toBe(200)
    answeredAfter.add(painted)
    await setImmediate()
  }
  await Promise.all(paintings)
  expect(answeredAfter.size).toBeGreaterThan(3)
})
