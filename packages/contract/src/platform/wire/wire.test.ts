import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyCall } from '../../every-call'
import { saveFeeDetails } from '../../ordering/fees/fee-details'
import { fetchOrderSuccessDetail } from '../../ordering/orders/order-success-detail'
import { fetchAllOrders } from '../../ordering/order-lists/all-orders'
import { sendQuotePrice } from '../../sourcing/quotes/quote-price'
import { compileFromWire, compileToWire } from './compile'
import { answerSpelling, inputSpelling } from './spelling'
import { answerFromWire, inputToWire } from './translate'

/** Every name of a field in a schema, however deep. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  const fields = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node) for (const name of Object.keys(node.properties as object)) fields.add(name)
    Object.values(node).forEach(walk)
  }
  if (schema) walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...fields]
}

const calls = everyCall.map(({ call }) => ({ say: `${call.method} ${call.path}`, call }))

test.each(calls)('$say: every field has one name on the wire, and comes back from it', ({ call }) => {
  for (const { toWire, fromWire, fields } of [
    { ...inputSpelling(call), fields: fieldsOf(call.input) },
    { ...answerSpelling(call), fields: fieldsOf(call.response) },
  ]) {
    expect(new Set(fields.map(toWire)).size).toBe(fields.length)
    expect(fields.map((name) => fromWire(toWire(name)))).toEqual(fields)
  }
})

describe('what a caller sends', () => {
  test('a query, with the field that a list is sorted by', () => {
    const wire = { Sort: '-creationDatetime', PageSize: 25 }
    expect(inputToWire(fetchAllOrders, { sort: '-placedAt', pageSize: 25 })).toEqual(wire)
    expect(compileFromWire(fetchAllOrders.input, inputSpelling(fetchAllOrders))(wire)).toEqual({
      sort: '-placedAt',
      pageSize: 25,
    })
  })

  test('a body, of which only the spelling of the wire is taken', () => {
    const fromWire = compileFromWire(saveFeeDetails.input, inputSpelling(saveFeeDetails))
    expect(fromWire({ plattform_Fees: 100, platformFee: 7, other: 1 })).toEqual({ platformFee: 100 })
  })

  test('our word for an order is no second name of its query, nor of a sort', () => {
    const fromWire = compileFromWire(fetchOrderSuccessDetail.input, inputSpelling(fetchOrderSuccessDetail))
    expect(fromWire({ orderId: '7', OrderId: '8' })).toEqual({})
    const sorted = compileFromWire(fetchAllOrders.input, inputSpelling(fetchAllOrders))({ Sort: 'placedAt' })
    expect(fetchAllOrders.input.safeParse(sorted).success).toBe(false)
  })

  test('a bare list, where the call takes one or the other', () => {
    const fromWire = compileFromWire(sendQuotePrice.input, inputSpelling(sendQuotePrice))
    const price = { buyerInstructionId: 1, buyerItemDetailId: 2, price: 3 }
    const ours = { enquiryId: 1, enquiryItemId: 2, price: 3 }
    expect(fromWire([price])).toEqual([ours])
    expect(fromWire({ prices: [price], remark: 'Ex works' })).toEqual({ prices: [ours], remark: 'Ex works' })
  })

  test.each([null, 'text', 7, [[]], { prices: 'none' }])('%j is left for the schema to refuse', (input) => {
    expect(compileFromWire(sendQuotePrice.input, inputSpelling(sendQuotePrice))(input)).toEqual(input)
  })
})

describe('what a call answers', () => {
  const ours = { orderId: 1, totalPrice: 2, orderLines: [{ orderLineId: 3, size: '50x50', thickness: '2.90' }] }
  const wire = {
    groupOrderId: 1,
    total_Price_Quote: 2,
    fetchOrderDetailFinals: [{ orderId: 3, subClassName: '50x50', subClassName1: '2.90' }],
  }

  test('goes out in the names of the wire, and is read in ours', () => {
    const { response } = fetchOrderSuccessDetail
    expect(compileToWire(response, answerSpelling(fetchOrderSuccessDetail))(ours)).toEqual(wire)
    expect(answerFromWire(fetchOrderSuccessDetail, wire)).toEqual(ours)
  })
})
