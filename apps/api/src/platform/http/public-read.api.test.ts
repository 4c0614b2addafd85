import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/db'
import { Standbys } from '../db/standbys/standbys'
import { someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

/** Notes who must not read anything old. */
class NotedStandbys extends Standbys {
  readonly needs: boolean[] = []
  override get isAny() {
    return true
  }
  override read<T>(isCurrentNeeded: boolean, work: (db: Database) => Promise<T>): Promise<T> {
    this.needs.push(isCurrentNeeded)
    return super.read(isCurrentNeeded, work)
  }
}

const server = useTestServer()
let standbys: NotedStandbys
let buyer: TestBrowser

beforeAll(async () => {
  standbys = new NotedStandbys(server)
  buyer = new TestBrowser(await server.twin({ standbys }))
  await buyer.signIn(await someUser(server.db))
})

test('the catalogue may be a moment old, except for who has just done something of his own', async () => {
  await buyer.send(fetchProductData, { department: 'pipe' })
  await buyer.send(fetchCartData)
  await buyer.send(fetchProductData, { department: 'pipe' })
  expect(standbys.needs).toEqual([false, true])
  buyer.cookies.delete('LHWrote')
  await buyer.send(fetchProductData, { department: 'pipe' })
  expect(standbys.needs).toEqual([false, true, false])
})
