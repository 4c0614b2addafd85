import type { ConsignmentLine, GoodsReceipt } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { texts } from './texts'

export type Outcome = GoodsReceipt['outcome']

type Line = Pick<ConsignmentLine, 'orderLineId' | 'pieces'>

/** Pieces that were counted, as typed, by the id of the order line. */
type Counted = Readonly<Record<number, string>>

/** What was loaded, until somebody counts otherwise. */
export const startOf = (lines: readonly Line[]): Counted =>
  Object.fromEntries(lines.map(({ orderLineId, pieces }) => [orderLineId, String(pieces ?? '')]))

/** What the count says by itself. */
export const suggestOutcome = (lines: readonly Line[], counted: Counted): Outcome =>
  lines.some(({ orderLineId, pieces }) => pieces !== null && Number(counted[orderLineId]) < pieces)
    ? 'Short'
    : 'InOrder'

/** What is empty wasn't counted. */
export const countProblem = (typed: string) => (/^\s*\d*\s*$/.test(typed) ? undefined : texts.problems.pieces)

export const receiptProblem = (outcome: Outcome, remark: string) =>
  outcome !== 'InOrder' && remark.trim() === '' ? texts.problems.remark : undefined

export const receiptInput = (lines: readonly Line[], counted: Counted) =>
  lines.map(({ orderLineId }) => {
    const typed = (counted[orderLineId] ?? '').trim()
    return { orderLineId, pieces: typed === '' ? null : Number(typed) }
  })
