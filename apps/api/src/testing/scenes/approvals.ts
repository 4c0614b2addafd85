import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { askForApproval, withdrawRequest } from '@lohahaat/contract/ordering/approvals/requests'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { addresses } from '../../db/tables/ordering/addresses'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { giveAddresses, putIntoCart, someItems } from '../carts'
import { limit, makeColleague } from '../firms/colleagues'
import { useBuyer } from '../signed-in'
import type { TestServer } from '../test-server'

/** A company with a member in each role and a stranger; before each test without limits, requests and carts. */
export function useApprovals(server: TestServer) {
  const buyer = useBuyer(server)
  const owner = useBuyer(server)
  const approver = useBuyer(server)
  const accounts = useBuyer(server)
  const stranger = useBuyer(server)
  const goods = { item: 0, other: 0 }

  beforeAll(async () => {
    await makeColleague(server.db, buyer.userId, owner.userId, 'Buyer')
    await makeColleague(server.db, approver.userId, owner.userId, 'Approver')
    await makeColleague(server.db, accounts.userId, owner.userId, 'Accounts')
  })

  beforeEach(async () => {
    await server.db.delete(cartLines)
    await server.db.delete(approvalLines)
    await server.db.delete(approvalRequests)
    await server.db.delete(addresses).where(eq(addresses.buyerId, buyer.userId))
    await giveAddresses(server.db, buyer.userId)
    await limit(server.db, buyer.userId)
    ;[goods.item = 0, goods.other = 0] = await someItems(server.db, 2)
    for (const id of [goods.item, goods.other])
      await server.db
        .update(stockItems)
        .set({ active: true, availableKg: null, pieceGrams: 30_180n, pricePaisePerTon: 6_000_000n })
        .where(eq(stockItems.id, id))
  })

  const ask = (input: object = {}, key?: string) =>
    buyer.send(askForApproval, input, key === undefined ? {} : { 'idempotency-key': key })

  return {
    ...{ buyer, owner, approver, accounts, stranger },
    /** Two items at ₹60,000 a ton, 30.18 kg a piece, of which there is enough. */
    goods,
    ask,
    asked: async (input: object = {}) => (await ask(input)).body,
    withdraw: (requestId: number, browser = buyer) => browser.send(withdrawRequest, { requestId }),
    /** What is in the buyer's cart. */
    cart: () =>
      server.db
        .select({ item: cartLines.stockItemId, unit: cartLines.unit, quantity: cartLines.quantity })
        .from(cartLines)
        .where(eq(cartLines.buyerId, buyer.userId))
        .orderBy(asc(cartLines.stockItemId)),
    put: (line: Parameters<typeof putIntoCart>[3] = {}, items = [goods.item, goods.other]) =>
      putIntoCart(server.db, [buyer.userId], items, line),
  }
}

export const codeOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [
  status,
  headers['error-code'],
]
