import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { newYard } from '../../testing/firms/yards'
import { placeOrder } from '../../testing/orders'
import { useTrucks } from '../../testing/scenes/trucks'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, admin, placed, lineId, plan, receive, close, sendOff } = useTrucks(server)
let truckId: number

/** Forty pieces and a ton, both of the house. */
beforeEach(async () => {
  const { sellerId, itemId } = await newYard(server.db, { availableKg: null })
  const { itemId: other } = await newYard(server.db, { sellerId, availableKg: null })
  const orderId = await placeOrder(server.db, buyer.userId, [
    { stockItemId: itemId, unit: 'Pieces', quantity: '40' },
    { stockItemId: other },
  ])
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  Object.assign(placed, { orderId, lineIds: lines.map(({ id }) => id) })
})

const send = async (pieces = 40) => {
  truckId = await sendOff(
    [
      { orderLineId: lineId(0), pieces },
      { orderLineId: lineId(1), kg: 1000 },
    ],
    admin,
  )
}
const counted = (pieces: number | null) => ({ lines: [{ orderLineId: lineId(0), pieces }] })

test('pieces weigh what the standard gives them, and what was ordered in pieces is counted', async () => {
  expect((await plan([{ orderLineId: lineId(0), kg: 100 }], admin)).error).toMatch(/how many pieces/)
  expect((await plan([{ orderLineId: lineId(0), pieces: 41 }], admin)).error).toMatch(/41 pieces of .* at most 40/)
  const { body } = await plan([{ orderLineId: lineId(0), pieces: 10, kg: 1 }], admin)
  expect(body.lines).toMatchObject([{ pieces: 10, leftPieces: 30, mostPieces: 40 }])
  expect(body.kg).toBeCloseTo(10 * (body.lines[0]?.weightPerPiece ?? 0), 3)
})

test('what came by the piece is counted, and is in order only where the count is', async () => {
  await send()
  expect((await receive(truckId)).error).toMatch(/count the pieces/)
  expect((await receive(truckId, counted(39))).error).toMatch(/not what was loaded/)
  const strange = { lines: [{ orderLineId: 1, pieces: 1 }] }
  expect((await receive(truckId, strange)).error).toBe(refusalTexts.orderLineNotFound)
  const { body } = await receive(truckId, counted(40))
  expect(body).toMatchObject({
    state: 'Received',
    receipt: { outcome: 'InOrder', remark: null, lines: [{ orderLineId: lineId(0), pieces: 40 }] },
  })
  expect((await receive(truckId, counted(40))).error).toBe(refusalTexts.consignmentNotNext('Received'))
  expect((await close(truckId)).body.state).toBe('Closed')
})

test('what came short is closed once a note has settled it', async () => {
  await send()
  const short = { ...counted(38), outcome: 'Short', remark: 'Two pieces are missing' }
  expect((await receive(truckId, short)).body.receipt).toMatchObject({ outcome: 'Short', remark: short.remark })
  expect((await close(truckId)).error).toBe(refusalTexts.shortageOpen)
  await server.db.update(consignments).set({ noteNo: 'CRN/26-27/000001' }).where(eq(consignments.id, truckId))
  expect((await close(truckId)).body).toMatchObject({ state: 'Closed', noteNo: 'CRN/26-27/000001' })
})

test('two receive the same truck at once: one count is kept, and damage alone does not keep it open', async () => {
  await send()
  const answers = await Promise.all(
    [40, 40, 40].map((pieces) => receive(truckId, { ...counted(pieces), outcome: 'Damaged', remark: 'Bent' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect((await close(truckId)).body.state).toBe('Closed')
})
