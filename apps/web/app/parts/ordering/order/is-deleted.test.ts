import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { expect, test } from 'vitest'
import { fakeApi, signedIn } from '../../../api/fake-api'
import { isDeleted } from './is-deleted'

const answers = (answer: { body?: unknown; raw?: string }) =>
  fakeApi(signedIn, () => answer).api.send(deleteOrder, { orderId: 7 })

test.each([
  { body: 'Order Deleted' },
  { raw: 'Order Deleted' },
  { body: { success: true } },
  { body: { success: true, note: 'done' } },
])('%j: the order is gone', async (answer) => {
  expect(isDeleted(await answers(answer))).toBe(true)
})

test.each([
  { body: { success: false } },
  { body: { success: 'true' } },
  { body: {} },
  { body: [] },
  { body: null },
  { body: 'Order not deleted' },
  { body: 1 },
  { raw: '' },
  { raw: '<html>Order Deleted</html>' },
])('%j: it is not', async (answer) => {
  expect(isDeleted(await answers(answer))).toBe(false)
})
