import { expect, test } from 'vitest'
import { receiveConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { goodsReceipts } from '../../db/tables/fulfilment/goods-receipts'
import { giveAddresses } from '../../testing/carts'
import { threeLines } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { giveTrucks } from '../../testing/trucks/trucks-of-somebody'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const key = { 'idempotency-key': 'typed-at-the-gate' }

test('a receipt that was typed without a network counts once, however often it is sent', async () => {
  await giveAddresses(server.db, buyer.userId)
  const { dispatched, lineId } = await giveTrucks(server, buyer.userId)
  const input = { consignmentId: dispatched, outcome: 'InOrder', remark: '', lines: [{ orderLineId: lineId }] }
  const answers = await Promise.all([1, 2, 3].map(() => buyer.send(receiveConsignment, input, key)))
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, 'Received']))
  expect(await server.db.$count(goodsReceipts)).toBe(1)
  // Under another key it is another receipt, which a received truck does not take.
  expect((await buyer.send(receiveConsignment, input, { 'idempotency-key': 'later' })).status).toBe(400)
  // And of somebody else it is his own key.
  expect((await party.send(receiveConsignment, input, key)).status).toBe(400)
})

test('so does a quote: its version does not grow', async () => {
  const { id, itemIds } = await threeLines(server.db, buyer.userId)
  const prices = itemIds.map((enquiryItemId) => ({ enquiryId: id, enquiryItemId, price: 61_500 }))
  const answers = await Promise.all([1, 2, 3].map(() => party.send(sendQuotePrice, prices, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await buyer.send(fetchQuotes, { enquiryId: String(id) })).body).toMatchObject([{ version: 1 }])
})
