import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { loadedPipe, lineState } from '../orders/supplier-order'
import { texts } from '../order-texts'

const { page, pageSize } = listQuery([])

/** A month in India, such as 2026-04. */
const month = z.string({ error: () => texts.month }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => texts.month })

const fileFormat = z.enum(['pdf', 'xlsx'], { error: () => texts.format })

const sums = {
  /** The supplier's lines at the prices of the orders, before GST. */
  goods: z.number(),
  commission: z.number(),
  /** GST on the commission. */
  commissionGst: z.number(),
  /** What the supplier is paid: goods less commission and its GST. */
  net: z.number(),
}

export const statement = z.object({
  sellerName: z.string(),
  month: z.string(),
  ...sums,
  /** The rate of the GST on the commission: the one in force at the end of the month. */
  commissionGstPercent: z.number(),
  /** As net, without the lines that still wait for an answer: nobody has promised those. */
  due: z.number(),
  /** How many days after delivery a line is paid. */
  paymentDays: z.number(),
  /** How many days the law leaves to pay a micro or small enterprise. */
  smallSupplierDays: z.number(),
  /** How many lines there are; those of a very long month are not all answered, the sums are of all. */
  lineCount: z.number(),
  statementLines: z.array(
    loadedPipe.extend({
      orderId: z.number(),
      orderLineId: z.number(),
      orderNo: z.string(),
      placedAt: instant,
      /** Null where the supplier was not asked. */
      state: lineState.nullable(),
      amount: z.number(),
      commissionPercent: z.number(),
      commission: z.number(),
      deliveredAt: instant.nullable(),
      /** When it is paid; null until it is delivered. */
      expectedAt: instant.nullable(),
    }),
  ),
})

export type Statement = z.output<typeof statement>
export type StatementFormat = z.output<typeof fileFormat>

export const fetchStatement = defineCall({
  method: 'GET',
  path: '/Supply/LH/Statement',
  permission: 'see the own statement',
  summary: 'What the caller’s company sold in a month of India, the commission on it and what it is paid.',
  input: z.object({ month }),
  response: statement,
})

export const fetchStatementFile = defineCall({
  method: 'GET',
  path: '/Supply/LH/StatementFile',
  permission: 'see the own statement',
  summary: 'The statement of a month as PDF on A4, or as a sheet.',
  input: z.object({ month, format: fileFormat }),
  response: answeredFile,
  answers: 'file',
})

export const fetchStatements = defineCall({
  method: 'GET',
  path: '/Supply/LH/Statements',
  permission: 'manage orders',
  summary: 'A page of the sellers with lines in a month and what each is paid, the largest first.',
  input: z.object({ month, page, pageSize }),
  response: z.array(z.object({ sellerId: z.number(), sellerName: z.string(), lineCount: z.number(), ...sums })),
  paged: true,
})

export type StatementRow = z.output<typeof fetchStatements.response>[number]

export const fetchSellerStatement = defineCall({
  method: 'GET',
  path: '/Supply/LH/SellerStatement',
  permission: 'manage orders',
  summary: 'The statement of one seller for a month.',
  input: z.object({ sellerId: queryId('SellerId'), month }),
  response: statement,
})

export const fetchSellerStatementFile = defineCall({
  method: 'GET',
  path: '/Supply/LH/SellerStatementFile',
  permission: 'manage orders',
  summary: 'The statement of one seller for a month as PDF on A4, or as a sheet.',
  input: z.object({ sellerId: queryId('SellerId'), month, format: fileFormat }),
  response: answeredFile,
  answers: 'file',
})
