import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchFreightTerms, saveFreightTerms } from '@lohahaat/contract/inventory/freight/freight-terms'
import { confirmOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import { saveDeliveryPin } from '@lohahaat/contract/identity/accounts/delivery-pin'
import { siteInfo } from '@lohahaat/contract/platform/site-info'
import { connect } from '../../db/connect'
import { useOwnStock } from '../../../testing/scenes/own-stock'
import { useAdmin, useBuyer } from '../../../testing/signed-in'
import { siteWith } from '../../../testing/small-site'
import type { TestBrowser } from '../../../testing/test-browser'
import { buildTestApp, useTestServer, type TestServer } from '../../../testing/test-server'

let renderings = 0

/** Shows how often it was rendered, and makes a call that would tell who asks. */
const site = siteWith(async (request, { dispatch, nonce }) => {
  const { headers } = await dispatch(new Request(new URL(siteInfo.path, request.url)))
  return `<script nonce="${nonce}">ours</script>${++renderings} for ${headers.get('LegalName') ?? 'anyone'}`
})

const server = useTestServer({ site })
const buyer = useBuyer(server)
const admin = useAdmin(server)
const { yard } = useOwnStock(server)

const cookieOf = ({ cookies, values }: TestBrowser) =>
  [...cookies, ...values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

const visit = (url: string, headers: Record<string, string> = {}, { app }: Pick<TestServer, 'app'> = server) =>
  app.inject({ url, headers })

describe('a public page', () => {
  test.each(['/pipe/pipe?class=SHS', '/pipe/pipe/1', '/rates/SHS', '/list', '/about'])(
    '%s is the same bytes for whoever is signed in, and sets no cookie',
    async (url) => {
      const visitors = await visit(url)
      const buyers = await visit(url, { cookie: cookieOf(buyer), UserKey: buyer.values.get('UserKey') ?? '' })
      expect(buyers.body).toBe(visitors.body)
      expect(buyers.body).toContain('for anyone')
      for (const { headers } of [visitors, buyers]) {
        expect(headers).not.toHaveProperty('set-cookie')
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=0, s-maxage=3, stale-while-revalidate=1',
          age: '0',
        })
      }
    },
  )

  test('with a secret in its address is for nobody else, and no proxy keeps it', async () => {
    expect((await visit('/list?token=abc')).headers['cache-control']).toBe('private, no-cache')
    expect((await visit('/list?token=abc', { cookie: cookieOf(buyer) })).headers['cache-control']).toBe('no-store')
  })

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await visit('/help')
    const again = await visit('/help', { 'if-none-match': `"other", ${String(headers.etag)}` })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
    expect((await visit('/help', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('has the same head', async () => {
    const { headers } = await visit('/help')
    const head = await server.app.inject({ method: 'HEAD', url: '/help', headers: { cookie: cookieOf(buyer) } })
    expect(head.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
  })
})

const changeFreight = () =>
  admin.send(saveFreightTerms, {
    roadFactorPercent: 130,
    kmPerDay: 300,
    leastRupeesPerTon: 350,
    isCharged: false,
    rates: [{ truckTons: 25, upToKm: 1500, rupeesPerTonKm: 1.2 }],
  })

describe('a kept page is made anew at once', () => {
  test('when an administrator or a supplier changes what is shown, and for nobody else', async () => {
    const shown = async () => (await visit('/rates')).body
    const before = await shown()
    await buyer.send(saveDeliveryPin, { pinCode: '110001' })
    await admin.send(fetchFreightTerms)
    expect(await shown()).toBe(before)
    expect(await changeFreight()).toMatchObject({ status: 200 })
    const after = await shown()
    expect(after).not.toBe(before)
    expect(await yard.supplier.send(confirmOwnPrices, { itemIds: [yard.own] })).toMatchObject({ status: 200 })
    expect(await shown()).not.toBe(after)
  })

  test('but not when the change was refused', async () => {
    const { body } = await visit('/rates')
    expect(await admin.send(saveFreightTerms, {})).toMatchObject({ status: 400 })
    expect((await visit('/rates')).body).toBe(body)
  })

  describe('on another server', () => {
    let other: TestServer
    const heard = vi.fn()

    beforeAll(async () => {
      const databaseUrl = server.connection.pool.options.connectionString ?? ''
      const connection = await connect({ databaseUrl })
      other = { ...server, connection, db: connection.db, app: await buildTestApp({ ...server, connection }, { site }) }
      connection.broadcast.onNotice(heard)
      await listening(1)
    })
    afterAll(async () => {
      await other.app.close()
      await other.connection.close()
    })

    const listening = (times: number) => vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(times), 10_000)
    const shown = async () => (await visit('/about', {}, other)).body

    test('by a notice', async () => {
      const before = await shown()
      await changeFreight()
      await vi.waitFor(async () => expect(await shown()).not.toBe(before))
    })

    test('when notices may have been lost, and it listens again', async () => {
      heard.mockClear()
      const before = await shown()
      await server.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'lohahaat listener'`,
      )
      // Once when it is lost, once when it is back.
      await listening(2)
      expect(await shown()).not.toBe(before)
      const between = await shown()
      await changeFreight()
      await vi.waitFor(async () => expect(await shown()).not.toBe(between))
    })
  })
})
