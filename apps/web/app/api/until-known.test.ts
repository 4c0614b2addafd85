import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { expect, test } from 'vitest'
import { fakeApi, signedIn } from './fake-api'

type Answers = Parameters<typeof fakeApi>[1]

const away = { status: 503, body: { error: 'Please try again.' }, headers: { 'Retry-After': '0' } }
const unknown = { ...away, headers: { ...away.headers, 'Error-Code': 'outcome-unknown' } }
const hungUp = { status: 502, raw: '<!doctype html>', headers: away.headers }
const ordered = { body: 4711 }

/** The answers in turn, the last one from then on. */
function answering(...answers: Awaited<ReturnType<Answers>>[]) {
  return fakeApi(signedIn, () => (answers.length > 1 ? answers.shift() : answers[0]) ?? ordered)
}

const keysOf = ({ sent }: ReturnType<typeof fakeApi>) => sent.map(({ headers }) => headers.get('Idempotency-Key'))

test('an order of unknown outcome is sent again with its key until the server knows', async () => {
  const shop = answering(unknown, away, hungUp, unknown, ordered)
  expect(await shop.api.send(confirmOrder, {}, { idempotencyKey: 'visit' })).toBe(4711)
  expect(keysOf(shop)).toEqual(['visit', 'visit', 'visit', 'visit', 'visit'])
})

test('without a key it could be done twice, so it is left to the person', async () => {
  const shop = answering(unknown, ordered)
  await expect(shop.api.send(confirmOrder, {})).rejects.toMatchObject({ status: 503, code: 'outcome-unknown' })
  expect(shop.sent).toHaveLength(1)
})

test('what certainly was not done is not repeated by itself', async () => {
  const shop = answering(away, ordered)
  await expect(shop.api.send(confirmOrder, {}, { idempotencyKey: 'visit' })).rejects.toMatchObject({ status: 503 })
  expect(shop.sent).toHaveLength(1)
})

test('a refusal ends the repeats, and so does a server that never learns it', async () => {
  const refusing = answering(unknown, { status: 400, body: { error: 'Out of stock.' } })
  const options = { idempotencyKey: 'visit' }
  await expect(refusing.api.send(confirmOrder, {}, options)).rejects.toMatchObject({ text: 'Out of stock.' })
  const hopeless = answering(unknown)
  await expect(hopeless.api.send(confirmOrder, {}, options)).rejects.toMatchObject({ code: 'outcome-unknown' })
  expect(hopeless.sent).toHaveLength(13)
})
