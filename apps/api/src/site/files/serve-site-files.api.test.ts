import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useTestServer } from '../../testing/test-server'
import { publicPages } from './sitemap'

const SITE = 'https://lohahaat.example'
const server = useTestServer()

const get = async (url: string) => {
  const { statusCode, headers, body } = await server.app.inject({ url })
  return { status: statusCode, type: headers['content-type'], body }
}
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('robots.txt names the sitemap and keeps search engines out of private pages only', async () => {
  const { status, type, body } = await get('/robots.txt')
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
  expect(body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const isClosed = (path: string) => closed.some((start) => new RegExp(`^${start.replace('*', '.*')}`).test(path))
  const secluded = [
    '/cart',
    '/checkOut',
    '/myOrdersList',
    '/orderDetails/7',
    '/orderSuccess/7',
    '/profile',
    '/settings',
  ]
  const admins = ['/brands', '/stocks', '/stockImport', '/fees', '/audit', '/mailQueue', '/outbox', '/Cart/LH/SaveCart']
  for (const path of [...secluded, ...admins, '/hi/cart', '/hi/settings']) expect(isClosed(path), path).toBe(true)
  for (const path of [
    ...publicPages,
    '/hi',
    '/hi/pipe/pipe',
    '/pipe/pipe',
    '/pipe/pipe/12',
    '/images/a.png',
    '/assets/a.js',
  ])
    expect(isClosed(path), path).toBe(false)
})

test('the pages of the sitemap are pages of the site, and the catalogue has each class with stock', async () => {
  await server.db.execute(sql`update classes set name = 'Oval & <GP>' where name = 'Round GP 2'`)
  await server.db.execute(
    sql`update stock_items set active = false where class_id = (select id from classes where name = 'RHS')`,
  )
  const { status, type, body } = await get('/sitemap-pages.xml')
  expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' })
  const addresses = addressesIn(body)
  expect(addresses).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/pipe/pipe`, `${SITE}/pipe/pipe?class=SHS`]))
  expect(addresses).toContain(`${SITE}/pipe/pipe?class=Oval+%26+%3CGP%3E`)
  expect(addresses).toContain(`${SITE}/rates/SHS`)
  expect(addresses).toEqual(
    expect.arrayContaining([`${SITE}/hi`, `${SITE}/hi/about`, `${SITE}/hi/pipe/pipe?class=SHS`]),
  )
  expect(addresses).toContain(`${SITE}/rates/Oval%20%26%20%3CGP%3E`)
  for (const gone of ['/pipe/pipe?class=RHS', '/rates/RHS']) expect(addresses).not.toContain(SITE + gone)

  const routes = await readFile(new URL('../../../../web/app/routes.ts', import.meta.url), 'utf8')
  for (const page of publicPages.slice(1)) expect(routes).toContain(`route('${page.slice(1)}'`)
})

test('products stand in files by their ids, with the day of their last change, and only those that are sold', async () => {
  const { rows } = await server.db.execute<{ id: number; name: string }>(sql`
    insert into stock_items (brand_id, class_id, sub_class_id, sub_class1_id, length_metres, delivery_id, seller_id, mtc,
      iso, price_paise_per_ton, hsn, updated_at, id)
    overriding system value
    select brand_id, class_id, sub_class_id, sub_class1_id, 6, delivery_id, seller_id, false, false, 1, hsn,
      '2026-04-01T10:00:00Z', 25000
    from stock_items where active limit 1 returning id`)
  expect(rows).toHaveLength(1)
  const index = await get('/sitemap.xml')
  expect(addressesIn(index.body)).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-products-1.xml`,
    `${SITE}/sitemap-products-3.xml`,
  ])
  expect(index.body).toContain('<lastmod>2026-04-01T10:00:00.000Z</lastmod>')

  const last = await get('/sitemap-products-3.xml')
  expect(last.body).toContain(
    `<url><loc>${SITE}/pipe/pipe/25000</loc><lastmod>2026-04-01T10:00:00.000Z</lastmod></url>`,
  )
  const sold = await server.db.execute<{ id: number }>(
    sql`select id from stock_items where active and id <= 10000 order by id`,
  )
  expect(addressesIn((await get('/sitemap-products-1.xml')).body)).toEqual(
    ['', '/hi'].flatMap((language) => sold.rows.map(({ id }) => `${SITE}${language}/pipe/pipe/${id}`)),
  )
})

test.each(['2', '0', '99999', '123456', 'x', '1;'])('there is no file of products %s', async (file) => {
  expect((await get(`/sitemap-products-${file}.xml`)).status).toBe(404)
})

test('security.txt says where to report a hole, until a day to come', async () => {
  const answer = await server.app.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toContain('Contact: mailto:support@lohahaat.example\n')
  const expires = /^Expires: (.+)$/m.exec(answer.body)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})
